@_spi(RawSyntax) import SwiftSyntax

/// The tree is read through its raw nodes: they have no parents and no positions, and cost no allocation to look at, where
/// walking the `Syntax` nodes takes about as long as parsing.
extension RawSyntaxNodeProtocol {
  /// The node as its kind's type, once its kind is known: a typed node is its raw node and nothing more.
  func typed<Node: RawSyntaxNodeProtocol>(_: Node.Type = Node.self) -> Node {
    assert(Node.isKindOf(raw), "\(raw.kind) is no \(Node.self)")
    return unsafeBitCast(raw, to: Node.self)
  }

  /// The node as a type that it may have.
  func ifTyped<Node: RawSyntaxNodeProtocol>(_ kind: SyntaxKind, _: Node.Type = Node.self) -> Node? {
    raw.kind == kind ? typed() : nil
  }
}

extension RawSyntax {
  /// The last token with any text.
  var lastText: SyntaxText? {
    var node = self
    while true {
      if let token = node.tokenView { return token.presence == .present ? token.rawText : nil }
      guard let next = node.children.last(where: { ($0?.byteLength ?? 0) > 0 }) ?? nil else { return nil }
      node = next
    }
  }

  /// The children of a node that is no token, as a plain buffer: its iteration is specialised, the tree's own is not.
  var children: UnsafeBufferPointer<RawSyntax?> {
    layoutView?.children.withContiguousStorageIfAvailable { $0 } ?? UnsafeBufferPointer(start: nil, count: 0)
  }
}

extension RawTokenSyntax {
  func isText(_ text: StaticString) -> Bool { !isMissing && tokenText == SyntaxText(text) }

  /// The token's bytes without backticks; empty for a missing one.
  var nameBytes: UnsafeBufferPointer<UInt8> {
    guard !isMissing else { return UnsafeBufferPointer(start: nil, count: 0) }
    let bytes = UnsafeBufferPointer(start: tokenText.baseAddress, count: tokenText.count)
    guard bytes.count > 2, bytes.first == UInt8(ascii: "`"), bytes.last == UInt8(ascii: "`") else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast())
  }
}

@_spi(RawSyntax) import SwiftSyntax
import ViperPlatform

/// A node of the parser's raw tree, without parent and position.
///
/// Walking swift-syntax's public `Syntax` nodes allocates, and takes about as long as parsing. The raw nodes are an SPI that may
/// change with any version, so they appear in this file alone, and a test checks the assumptions about them.
struct Node: TypedNode {
  fileprivate let raw: RawSyntax

  init(of node: some SyntaxProtocol) { raw = node.raw }

  fileprivate init(_ raw: RawSyntax) { self.raw = raw }

  init(node: Node) { self = node }

  var node: Node { self }
  var kind: SyntaxKind { raw.kind }
  var byteLength: Int { raw.byteLength }
  /// The length of the trivia before its first token.
  var leadingLength: Int { raw.leadingTriviaByteLength }

  var asDeclaration: Node? { RawDeclSyntax.isKindOf(raw) ? self : nil }
  var asExpression: Node? { RawExprSyntax.isKindOf(raw) ? self : nil }
  var asType: Node? { RawTypeSyntax.isKindOf(raw) ? self : nil }
  var asToken: Token? { raw.tokenView.map { Token(node: self, view: $0) } }

  /// Whether both are the same node of the same tree.
  func isSame(as other: Node) -> Bool { raw.id == other.raw.id }

  /// What tells a node from all others of its tree.
  struct ID: Hashable {
    fileprivate let raw: RawSyntax.ID
  }

  var id: ID { ID(raw: raw.id) }

  // MARK: children

  /// The children of a node, nil for absent ones; empty for a token.
  ///
  /// The layout view's collection is a struct with this buffer as its only member, but its generic access cannot be specialised
  /// in other modules: going through it takes a tenth of the whole extraction.
  fileprivate var slots: UnsafeBufferPointer<RawSyntax?> {
    guard let children = raw.layoutView?.children else { return UnsafeBufferPointer(start: nil, count: 0) }
    return unsafeBitCast(children, to: UnsafeBufferPointer<RawSyntax?>.self)
  }

  /// The present children, from last to first.
  var reversedChildren: some Sequence<Node> { slots.reversed().lazy.compactMap { $0.map(Node.init) } }

  /// A named child by its position; slots for unexpected nodes alternate with the named ones.
  fileprivate func optionalChild(_ index: Int) -> Node? { slots[2 * index + 1].map(Node.init) }

  // MARK: text

  /// The first child with any text.
  var firstWritten: Node? { (slots.first { ($0?.byteLength ?? 0) > 0 } ?? nil).map(Node.init) }
  var lastWritten: Node? { (slots.last { ($0?.byteLength ?? 0) > 0 } ?? nil).map(Node.init) }
}

/// A view of a place in the tree: a node of a certain kind, a list, or a token.
protocol TreePart {
  init(node: Node)
}

/// A node of a certain kind, with named children.
protocol TypedNode: TreePart {
  var node: Node { get }
}

extension TypedNode {
  /// The node as the type of its kind, without a check.
  func typed<Part: TreePart>(_: Part.Type = Part.self) -> Part { Part(node: node) }

  /// The node as a type, if it has that type's kind.
  func ifTyped<Part: TreePart>(_ kind: SyntaxKind, _: Part.Type = Part.self) -> Part? { node.kind == kind ? typed() : nil }

  /// A named child that the grammar requires: if it is absent from the source, the parser inserts a missing token or an empty
  /// list.
  func child<Part: TreePart>(_ index: Int, _: Part.Type = Part.self) -> Part {
    // The parser fills each place that the grammar requires, and callers name only these.
    Part(node: node.optionalChild(index)!)
  }

  func optional<Part: TreePart>(_ index: Int, _: Part.Type = Part.self) -> Part? {
    node.optionalChild(index).map { Part(node: $0) }
  }
}

/// The elements of a list node.
struct NodeList<Element: TreePart>: TreePart, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let slots: UnsafeBufferPointer<RawSyntax?>

  init(node: Node) { slots = node.slots }
  init(arrayLiteral elements: Never...) { slots = UnsafeBufferPointer(start: nil, count: 0) }

  var startIndex: Int { 0 }
  var endIndex: Int { slots.count }

  // A collection's layout has no empty places.
  subscript(position: Int) -> Element { Element(node: Node(slots[position]!)) }
}

struct Token: TypedNode {
  let node: Node
  private let view: RawSyntaxTokenView

  // Only places of tokens are read as tokens.
  init(node: Node) { self.init(node: node, view: node.raw.tokenView!) }

  fileprivate init(node: Node, view: RawSyntaxTokenView) {
    self.node = node
    self.view = view
  }

  /// Whether the parser inserted the token because one was expected.
  var isMissing: Bool { view.presence == .missing }
  var isWildcard: Bool { view.rawKind == .wildcard }
  var isEndOfFile: Bool { view.rawKind == .endOfFile }

  var text: TokenText {
    let text = view.rawText
    return TokenText(bytes: UnsafeBufferPointer(start: text.baseAddress, count: text.count))
  }

  /// Nil for a missing token.
  var writtenText: TokenText? { isMissing ? nil : text }

  func isText(_ text: TokenText) -> Bool { !isMissing && self.text == text }

  /// The name without backticks; empty for a missing token.
  var nameBytes: UnsafeBufferPointer<UInt8> {
    guard !isMissing else { return UnsafeBufferPointer(start: nil, count: 0) }
    let bytes = text.bytes
    guard bytes.count > 2, bytes.first == UInt8(ascii: "`"), bytes.last == UInt8(ascii: "`") else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast())
  }

  // MARK: what is around it

  /// A piece of trivia: a comment, or anything else between tokens.
  struct Trivia {
    enum Kind {
      case lineComment, blockComment, other
    }

    var kind: Kind
    var byteLength: Int
  }

  var leadingLength: Int { view.leadingTriviaByteLength }
  var trailingLength: Int { view.trailingTriviaByteLength }
  var leadingTrivia: [Trivia] { view.leadingRawTriviaPieces.map(Trivia.init) }
  var trailingTrivia: [Trivia] { view.trailingRawTriviaPieces.map(Trivia.init) }
}

extension Token.Trivia {
  fileprivate init(_ piece: RawTriviaPiece) {
    byteLength = piece.byteLength
    kind =
      switch piece {
      case .lineComment, .docLineComment: .lineComment
      case .blockComment, .docBlockComment: .blockComment
      default: .other
      }
  }
}

/// The text of a token, within the tree's copy of the source.
struct TokenText: Equatable, ExpressibleByStringLiteral {
  let bytes: UnsafeBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  init(stringLiteral text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  var start: UnsafePointer<UInt8>? { bytes.baseAddress }
  var end: UnsafePointer<UInt8>? { bytes.baseAddress.map { $0 + bytes.count } }

  static func == (a: Self, b: Self) -> Bool {
    guard a.bytes.count == b.bytes.count, let first = a.bytes.baseAddress, let second = b.bytes.baseAddress else {
      return a.bytes.isEmpty && b.bytes.isEmpty
    }
    return memcmp(first, second, a.bytes.count) == 0
  }
}

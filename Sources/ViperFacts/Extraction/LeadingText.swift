@_spi(RawSyntax) import SwiftSyntax

/// The first token of nodes that are asked for from the outside in.
///
/// Each link of a chain `a.b().c()` begins with the same token, as many levels down as the chain is long: to go down anew for
/// each would take time with the square of its length. So the way down is kept, and a node on it is found a few steps further.
struct LeadingText {
  private var way: [RawSyntax.ID] = []
  private var position = 0
  private var text: SyntaxText?

  mutating func text(of node: RawSyntax) -> SyntaxText? {
    let id = node.id
    for next in position..<min(position + 4, way.count) where way[next] == id {
      position = next
      return text
    }
    way.removeAll(keepingCapacity: true)
    position = 0
    text = descend(from: node)
    return text
  }

  private mutating func descend(from node: RawSyntax) -> SyntaxText? {
    var node = node
    while true {
      if let token = node.tokenView { return token.presence == .present ? token.rawText : nil }
      way.append(node.id)
      guard let next = node.children.first(where: { ($0?.byteLength ?? 0) > 0 }) ?? nil else { return nil }
      node = next
    }
  }
}

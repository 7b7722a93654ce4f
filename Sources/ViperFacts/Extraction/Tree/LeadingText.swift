/// A cache of nodes' first tokens, for nodes that are asked for from the outside in.
///
/// Each link of a chain `a.b().c()` begins with the same token, as many levels down as the chain is long, so descending again for
/// each takes quadratic time. The last path down is cached, and the next node is found a few steps further on it.
struct LeadingText {
  private var way: [Node] = []
  private var position = 0
  private var text: TokenText?

  mutating func text(of node: Node) -> TokenText? {
    for next in position..<min(position + 4, way.count) where way[next].isSame(as: node) {
      position = next
      return text
    }
    way.removeAll(keepingCapacity: true)
    position = 0
    text = descend(from: node)
    return text
  }

  private mutating func descend(from node: Node) -> TokenText? {
    var node = node
    while true {
      if let token = node.asToken { return token.writtenText }
      way.append(node)
      guard let next = node.firstWritten else { return nil }
      node = next
    }
  }
}

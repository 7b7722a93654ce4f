/// The search for nodes' last tokens, with a cache for those that are far down.
///
/// Each `if` of a chain of `else if`s ends with the same token, as many levels down as the chain is long, so descending again for
/// each takes quadratic time. Real code ends a few levels down, so only nodes further down are cached.
struct TrailingText {
  /// The texts of the last tokens of nodes that were found deep below others; nil for missing tokens.
  private var known: [Node.ID: TokenText?] = [:]

  private static let usualDepth = 32

  /// The text of a node's last token; nil if it is missing.
  mutating func text(of node: Node) -> TokenText? {
    var node = node
    for _ in 0..<Self.usualDepth {
      if let token = node.asToken { return token.writtenText }
      guard let next = node.lastWritten else { return nil }
      node = next
    }
    return deepText(of: node)
  }

  private mutating func deepText(of node: Node) -> TokenText? {
    var way: [Node.ID] = []
    var node: Node? = node
    var text: TokenText?
    while let next = node {
      if let found = known[next.id] {
        text = found
        break
      }
      if let token = next.asToken {
        text = token.writtenText
        break
      }
      way.append(next.id)
      node = next.lastWritten
    }
    for passed in way { known[passed] = .some(text) }
    return text
  }
}

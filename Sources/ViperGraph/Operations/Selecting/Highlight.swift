extension GraphView {
  /// Emphasizes the given nodes and the edges between them, and fades all others except edges with one end at a given node.
  package func highlighting(_ ids: Set<String>) -> GraphView {
    let chosen = Set(positions(of: ids))
    var result = self
    for node in nodes.indices { result.nodes[node].emphasis = chosen.contains(node) ? .strong : .faded }
    for edge in edges.indices {
      let ends = [[edges[edge].from], edges[edge].targets].count { $0.contains(where: chosen.contains) }
      result.edges[edge].emphasis = ends == 2 ? .strong : ends == 1 ? .normal : .faded
    }
    return result
  }
}

/// The operation that emphasizes named nodes.
package struct Highlight: GraphOperation {
  package static let option = "--highlight"
  package static let isNarrowing = false

  private let patterns: [String]

  /// Nil without any names.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.highlighting(ids[0])) }
}

extension GraphView {
  /// The given nodes, and all nodes that can reach them.
  package func reaching(_ ids: Set<String>) -> GraphView {
    walking(from: ids, along: Adjacency(self).incoming)
  }

  /// The given nodes, and all nodes that are reachable from them.
  package func reached(from ids: Set<String>) -> GraphView {
    walking(from: ids, along: Adjacency(self).outgoing)
  }

  private func walking(from ids: Set<String>, along steps: [[Adjacency.Step]]) -> GraphView {
    let starts = positions(of: ids)
    let distances = Adjacency.distances(from: starts, along: steps)
    var result = self
    for start in starts { result.nodes[start].emphasis = .strong }
    return result.keeping(Set(nodes.indices.filter { distances[$0] != nil }))
  }
}

/// The operation that selects the nodes that can reach named nodes.
package struct Reaching: GraphOperation {
  package static let option = "--reaches"

  private let patterns: [String]

  /// Nil without any names.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.reaching(ids[0])) }
}

/// The operation that selects the nodes that are reachable from named nodes.
package struct ReachedFrom: GraphOperation {
  package static let option = "--reached-from"

  private let patterns: [String]

  /// Nil without any names.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.reached(from: ids[0])) }
}

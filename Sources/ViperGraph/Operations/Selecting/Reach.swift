extension GraphView {
  /// Leaves what leads to any of those nodes, and the nodes themselves.
  package func reaching(_ ids: Set<String>) -> GraphView {
    walking(from: ids, along: Adjacency(self).incoming)
  }

  /// Leaves what any of those nodes leads to, and the nodes themselves.
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

/// Leaves what leads to named nodes.
package struct Reaching: GraphOperation {
  package static let option = "--reaches"

  private let patterns: [String]

  /// Nil where no name is given.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.reaching(ids[0])) }
}

/// Leaves what named nodes lead to.
package struct ReachedFrom: GraphOperation {
  package static let option = "--reached-from"

  private let patterns: [String]

  /// Nil where no name is given.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.reached(from: ids[0])) }
}

extension GraphView {
  /// Leaves out the nodes with those ids.
  package func excluding(_ ids: Set<String>) -> GraphView { keepingNodes { !ids.contains(nodes[$0].id) } }

  /// Leaves out all others.
  package func including(_ ids: Set<String>) -> GraphView { keepingNodes { ids.contains(nodes[$0].id) } }
}

/// Leaves out what names mean.
package struct Exclusion: GraphOperation {
  package static let option = "--exclude"

  private let patterns: [String]

  /// Nil where no name is given.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.excluding(ids[0])) }
}

/// Leaves out all but what names mean.
package struct Inclusion: GraphOperation {
  package static let option = "--include"

  private let patterns: [String]

  /// Nil where no name is given.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.including(ids[0])) }
}

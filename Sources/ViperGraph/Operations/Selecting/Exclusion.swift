extension GraphView {
  package func excluding(_ ids: Set<String>) -> GraphView { keepingNodes { !ids.contains(nodes[$0].id) } }

  package func including(_ ids: Set<String>) -> GraphView { keepingNodes { ids.contains(nodes[$0].id) } }
}

/// The operation that removes the named nodes.
package struct Exclusion: GraphOperation {
  package static let option = "--exclude"

  private let patterns: [String]

  /// Nil without any names.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.excluding(ids[0])) }
}

/// The operation that removes all but the named nodes.
package struct Inclusion: GraphOperation {
  package static let option = "--include"

  private let patterns: [String]

  /// Nil without any names.
  package init?(_ patterns: [String]) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.including(ids[0])) }
}

extension GraphView {
  /// Leaves only what carries a finding, with both ends of a reference that does.
  ///
  /// A module carries the findings of its references itself, so between modules all references stay.
  package func keepingFindings() -> GraphView {
    let marked = edges.filter { !$0.marks.isEmpty }
    let ends = marked.flatMap { [$0.from] + $0.targets }
    var result = self
    if level == .component { result.edges = marked }
    return result.keeping(Set(nodes.indices.filter { !nodes[$0].marks.isEmpty } + ends))
  }
}

/// Leaves what carries a finding.
package struct FindingSelection: GraphOperation {
  package static let option = "--only-findings"

  package init() {}

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.keepingFindings()) }
}

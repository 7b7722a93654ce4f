extension GraphView {
  /// The nodes with findings, and both ends of each edge with a finding.
  ///
  /// Findings of a module's references are on the module itself, so all edges between modules stay.
  package func keepingFindings() -> GraphView {
    let marked = edges.filter { !$0.marks.isEmpty }
    let ends = marked.flatMap { [$0.from] + $0.targets }
    var result = self
    if level == .component { result.edges = marked }
    return result.keeping(Set(nodes.indices.filter { !nodes[$0].marks.isEmpty } + ends))
  }
}

/// The operation that selects nodes and edges with findings.
package struct FindingSelection: GraphOperation {
  package static let option = "--only-findings"

  package init() {}

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.keepingFindings()) }
}

package import ViperModel

/// The metrics of a code base at both levels.
package struct MetricsTables: Sendable, Equatable {
  package let modules: MetricsTable
  package let components: MetricsTable

  package init(of graph: ComponentGraph, marks: [GraphMark] = [], references: GraphView.References = .all) {
    modules = MetricsTable(of: graph, level: .module, marks: marks, references: references)
    components = MetricsTable(of: graph, level: .component, marks: marks, references: references)
  }

  /// The metrics of a page's nodes and boxes, by id.
  ///
  /// A box of several modules is measured in this view, because no table has it.
  package func rows(of view: GraphView) -> [String: GraphView.Metrics] {
    let boxes = view.collapsingModules()
    let boxTable = view.level == .component ? modules : MetricsTable(of: boxes)
    let pairs = view.nodes.map { ($0.id, self[view.level][$0.id]) } + boxes.nodes.map { ($0.id, boxTable[$0.id]) }
    return Dictionary(pairs.compactMap { id, metrics in metrics.map { (id, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(level: GraphView.Level) -> MetricsTable { level == .module ? modules : components }
}

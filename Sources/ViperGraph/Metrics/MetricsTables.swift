package import ViperModel

/// The metrics of a code base at both levels.
package struct MetricsTables: Sendable, Equatable {
  package let modules: MetricsTable
  package let components: MetricsTable

  package init(of graph: ComponentGraph, marks: [GraphMark] = [], references: GraphView.References = .all) {
    modules = MetricsTable(of: graph, level: .module, marks: marks, references: references)
    components = MetricsTable(of: graph, level: .component, marks: marks, references: references)
  }

  package subscript(level: GraphView.Level) -> MetricsTable { level == .module ? modules : components }
}

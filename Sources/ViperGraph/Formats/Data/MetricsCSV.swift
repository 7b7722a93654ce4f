import ViperFacts
import ViperModel
import ViperText

/// The metrics of a view's modules and components as CSV, one row each.
package struct MetricsCSV: Sendable {
  private static let header = [
    "level", "name", "module", "role", "dialect", "path", "line", "components", "lines", "fan-in", "fan-out", "instability",
    "findings",
    "distance", "circle", "circle-size",
  ]

  private let metrics: MetricsTables

  package init(_ metrics: MetricsTables) { self.metrics = metrics }

  /// The rows of modules, then those of components, without the protocols whose conformers are counted instead.
  package func text(of view: GraphView) -> String {
    let rows =
      switch view.level {
      case .module: view.nodes.compactMap(\.module).compactMap(row)
      case .component: view.clusters.compactMap(row) + view.nodes.compactMap { row($0, in: view) }
      }
    return CSVTable.text([Self.header] + rows)
  }

  private func row(_ module: GraphView.Cluster) -> [String]? {
    metrics.modules[module.key].map {
      ["module", module.name, module.name, "", module.dialect, module.path, ""] + values(of: $0)
    }
  }

  private func row(_ node: GraphView.Node, in view: GraphView) -> [String]? {
    let module = node.cluster.map { view.clusters[$0] }
    return metrics.components[node.id].map {
      [
        "component", node.label, module?.name ?? "", node.role?.name ?? "", module?.dialect ?? "", node.file,
        node.line.map(String.init) ?? "",
      ]
        + values(of: $0)
    }
  }

  private func values(of metrics: GraphView.Metrics) -> [String] {
    let counts = [metrics.components, metrics.lines, metrics.fanIn, metrics.fanOut].map(String.init)
    let rest = [
      String(metrics.findings), String(metrics.distance), metrics.circle.map(String.init) ?? "", String(metrics.circleSize),
    ]
    return counts + [metrics.instability.map(hundredths) ?? ""] + rest
  }
}

/// An output format of metrics.
package enum MetricsFormat: String, Sendable, CaseIterable {
  case csv, json

  package func text(of view: GraphView, _ metrics: MetricsTables) -> String {
    switch self {
    case .csv: MetricsCSV(metrics).text(of: view)
    case .json: JSONFormat(metrics: metrics).text(of: view)
    }
  }
}

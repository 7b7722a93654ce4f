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

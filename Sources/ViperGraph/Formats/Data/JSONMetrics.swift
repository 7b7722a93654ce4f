import ViperText

/// The metrics of a module or a component as a member of its JSON object.
enum JSONMetrics {
  /// Null for a protocol whose conformers are counted instead.
  static func member(_ metrics: GraphView.Metrics?) -> (String, String) {
    guard let metrics else { return ("metrics", "null") }
    return (
      "metrics",
      JSONText.object([
        "components": String(metrics.components),
        "lines": String(metrics.lines),
        "fanIn": String(metrics.fanIn),
        "fanOut": String(metrics.fanOut),
        "instability": metrics.instability.map(hundredths) ?? "null",
        "findings": String(metrics.findings),
        "distance": String(metrics.distance),
        "circle": metrics.circle.map { String($0) } ?? "null",
        "circleSize": String(metrics.circleSize),
      ])
    )
  }
}

import ViperText

extension GraphView {
  /// A metric that a picture can show.
  package enum Metric: String, Sendable, CaseIterable {
    case components, lines
    case fanIn = "fan-in"
    case fanOut = "fan-out"
    case instability, findings, distance
    case circle
  }
}

extension GraphView.Metric {
  func value(of metrics: GraphView.Metrics) -> Double? {
    switch self {
    case .components: Double(metrics.components)
    case .lines: Double(metrics.lines)
    case .fanIn: Double(metrics.fanIn)
    case .fanOut: Double(metrics.fanOut)
    case .instability: metrics.instability
    case .findings: Double(metrics.findings)
    case .distance: Double(metrics.distance)
    case .circle: metrics.circle == nil ? 0 : Double(metrics.circleSize)
    }
  }

  func number(_ value: Double) -> String { self == .instability ? hundredths(value) : String(Int(value)) }

  /// The value as text for a node: `120 lines`, `fan-in 3`.
  func text(of value: Double) -> String {
    let number = Int(value)
    return switch self {
    case .components: counted(number, "component")
    case .lines: counted(number, "line")
    case .findings: counted(number, "finding")
    case .instability, .fanIn, .fanOut, .distance: "\(rawValue) \(self.number(value))"
    case .circle: number == 0 ? "in no cycle" : "cycle of \(number)"
    }
  }
}

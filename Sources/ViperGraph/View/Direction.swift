extension GraphView {
  /// Where a picture leads.
  package enum Direction: String, Sendable, CaseIterable {
    case right = "LR"
    case down = "TB"
  }
}

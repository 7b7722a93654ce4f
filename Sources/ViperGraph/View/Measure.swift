extension GraphView {
  /// What a node shows of its metrics.
  package struct Measure: Sendable, Equatable {
    /// From 0 to 1, the share of the largest node's; nil where size says nothing.
    package var size: Double?
    /// From 0 to 1; nil where colour says nothing.
    package var heat: Double?
    /// The values in words.
    package var texts: [String]

    package init(size: Double? = nil, heat: Double? = nil, texts: [String] = []) {
      self.size = size
      self.heat = heat
      self.texts = texts
    }
  }
}

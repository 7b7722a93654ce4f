extension GraphView {
  /// What can be counted of a module or a component.
  package struct Metrics: Sendable, Equatable {
    /// 1 for a component.
    package var components: Int
    /// Of declarations and extensions.
    package var lines: Int
    /// How many others refer to it (Ca).
    package var fanIn: Int
    /// How many others it refers to (Ce).
    package var fanOut: Int
    package var findings: Int
    /// The least number of references from a root, weak and unowned ones left out.
    package var distance: Int
    /// The number of the circle of references that it is part of, from 1 in the order of the view; nil where it is in none.
    package var circle: Int?
    /// How many it has in that circle, itself included; 1 where it is in none.
    package var circleSize: Int

    /// Ce / (Ca + Ce): 0 for what only others depend on, 1 for what only depends on others; nil for what stands alone.
    package var instability: Double? {
      fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut)
    }
  }
}

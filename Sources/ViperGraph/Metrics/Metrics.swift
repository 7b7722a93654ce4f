extension GraphView {
  /// The metrics of a module or a component.
  package struct Metrics: Sendable, Equatable {
    /// The number of components; 1 for a component itself.
    package var components: Int
    /// The number of lines in declarations and extensions.
    package var lines: Int
    /// The afferent coupling (Ca): the number of nodes that refer to it.
    package var fanIn: Int
    /// The efferent coupling (Ce): the number of nodes that it refers to.
    package var fanOut: Int
    package var findings: Int
    /// The length of the shortest path from a root, without weak and unowned references.
    package var distance: Int
    /// The number of its cycle of references, from 1 in the order of the view; nil if it is in none.
    package var circle: Int?
    /// The number of nodes in that cycle; 1 if it is in none.
    package var circleSize: Int

    /// Ce / (Ca + Ce): 0 if it is only depended on, 1 if it only depends on others; nil without any dependencies.
    package var instability: Double? {
      fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut)
    }
  }
}

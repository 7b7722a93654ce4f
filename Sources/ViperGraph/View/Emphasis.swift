extension GraphView {
  /// How much a node or an edge stands out.
  package enum Emphasis: Int, Sendable, Comparable {
    case faded, normal, strong
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

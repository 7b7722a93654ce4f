/// How hard Graphviz may try, from the best picture to one that is sure to come.
package enum LayoutEffort: String, Sendable, CaseIterable {
  /// Clusters and columns, with limits that grow tighter with the size of the picture.
  case full
  /// Clusters without columns, with the tightest limits and straight lines.
  case quick
  /// Nodes and edges only, for an engine that knows no columns.
  case rough

  /// The share of the default number of iterations, chosen so that layout stays near-linear; nil for all of them.
  func iterationLimit(for view: GraphView) -> Double? {
    let affordable = view.level == .module ? 120.0 : 1500.0
    let size = Double(max(view.nodes.count, view.edges.count / 2))
    let limit = self == .full ? affordable / max(size, 1) : 0.05
    return limit >= 1 ? nil : max(0.05, (limit * 100).rounded() / 100)
  }

  /// Curves cost more than the whole rest in a picture of this size, where nobody follows them.
  func drawsStraightLines(for view: GraphView) -> Bool {
    self != .full || view.nodes.count > (view.level == .module ? 700 : 3000)
  }
}

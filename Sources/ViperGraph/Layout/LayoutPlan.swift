/// The ways to lay out a view, from the best that its size allows to one that is sure to come.
///
/// It depends on the size alone, so that the same view is always drawn the same way, but for a layout that hangs.
package struct LayoutPlan: Sendable, Equatable {
  package var attempts: [LayoutAttempt]

  package init(attempts: [LayoutAttempt]) {
    self.attempts = attempts
  }

  package init(for view: GraphView) {
    let size = LayoutSize(view)
    var attempts: [LayoutAttempt] = []
    if size.isTangled { attempts.append(size.rough) }
    if size.suitsDot, !size.isTangled { attempts.append(size.careful) }
    if size.isReadable { attempts.append(size.quick) }
    if !size.isTangled { attempts.append(size.rough) }
    if let collapsed = size.collapsed { attempts.append(collapsed) }
    self.attempts = attempts
  }
}

/// What the cost of a layout depends on. The numbers come from measuring Graphviz 2.43, whose time for graphs of one size
/// differs by a factor of hundred with their edges.
private struct LayoutSize {
  let level: GraphView.Level
  let nodes: Int
  let edges: Int
  let canCollapse: Bool
  private let hasBoxes: Bool

  init(_ view: GraphView) {
    level = view.level
    nodes = view.nodes.count
    edges = view.edges.count
    hasBoxes = !view.clusters.isEmpty
    canCollapse = view.level == .component ? view.clusters.count > 1 : nodes > 1 && view.nodes.allSatisfy { $0.module != nil }
  }

  /// Whether nearly everything has to do with everything: columns would be many and mostly empty, and nobody could tell what
  /// stands left of what.
  var isTangled: Bool { level == .module && !hasBoxes && nodes > 60 && edges > 3 * nodes }

  /// Beyond this, columns take minutes in most graphs.
  var suitsDot: Bool { nodes <= (level == .module ? 2000 : 8000) }

  /// Whether somebody can follow the lines, so that a good picture is worth waiting for.
  var isReadable: Bool { nodes <= (level == .module ? GraphView.Collapse.largestPicture : 3000) }

  var careful: LayoutAttempt {
    LayoutAttempt(
      engine: .dot, hasStraightLines: hasTooManyCurves, iterationLimit: iterationLimit,
      timeLimit: isReadable || level == .component ? generous : .seconds(2))
  }

  /// Curves cost more than the whole rest in a picture of this size, where nobody follows them.
  private var hasTooManyCurves: Bool { level == .module ? nodes > 700 || edges > 500 : nodes > 3000 }

  var quick: LayoutAttempt {
    LayoutAttempt(
      engine: .dot, hasColumns: false, hasStraightLines: true, iterationLimit: Self.lowestLimit, timeLimit: generous / 2)
  }

  var rough: LayoutAttempt {
    LayoutAttempt(
      engine: .sfdp, hasColumns: false, hasBoxes: false, hasStraightLines: true, timeLimit: generous * 2)
  }

  var collapsed: LayoutAttempt? {
    guard canCollapse else { return nil }
    return LayoutAttempt(
      engine: .dot, hasStraightLines: true, iterationLimit: Self.lowestLimit, isCollapsed: true, timeLimit: .seconds(10))
  }

  /// Ten times what a layout of this size usually takes; after that it is looping, and nobody should have to wait for the rest.
  private var generous: Duration { .seconds(3) + .milliseconds(2) * (nodes + edges) }

  private static let lowestLimit = 0.05

  /// Such that layout stays near-linear.
  private var iterationLimit: Double? {
    let affordable = level == .module ? 120.0 : 1500.0
    let limit = affordable / Double(max(nodes, edges / 2, 1))
    return limit >= 1 ? nil : max(Self.lowestLimit, (limit * 100).rounded() / 100)
  }
}

/// The layout attempts for a view, from the best for its size to one that always succeeds.
///
/// The plan depends on the size alone, so that equal views are drawn in the same way unless a layout hangs.
package struct LayoutPlan: Sendable, Equatable {
  package var attempts: [LayoutAttempt]

  package init(attempts: [LayoutAttempt]) {
    self.attempts = attempts
  }

  package init(for view: GraphView) {
    if view.isMap {
      attempts = [LayoutAttempt.map(hasSimpleLines: view.edges.count > 400), .map(hasSimpleLines: true)]
      return
    }
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

/// The size of a view, which determines the cost of a layout.
///
/// The limits were measured with Graphviz 2.43, whose time for graphs of one size varies by a factor of hundred with their edges.
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

  /// Whether the graph is too dense for columns, which would be many, mostly empty and unreadable.
  var isTangled: Bool { level == .module && !hasBoxes && nodes > 60 && edges > 3 * nodes }

  /// Whether columns are affordable; in larger graphs they mostly take minutes.
  var suitsDot: Bool { nodes <= (level == .module ? 2000 : 8000) }

  /// Whether the lines can be followed, so that a good picture is worth the time.
  var isReadable: Bool { nodes <= (level == .module ? GraphView.Collapse.largestPicture : 3000) }

  var careful: LayoutAttempt {
    LayoutAttempt(
      engine: .dot, hasSimpleLines: hasTooManyCurves, iterationLimit: iterationLimit,
      timeLimit: isReadable || level == .component ? generous : .seconds(2))
  }

  /// Whether curves cost more than the rest of the layout, in a picture too large to follow them.
  private var hasTooManyCurves: Bool { level == .module ? nodes > 700 || edges > 500 : nodes > 3000 }

  var quick: LayoutAttempt {
    LayoutAttempt(
      engine: .dot, hasColumns: false, hasSimpleLines: true, iterationLimit: Self.lowestLimit, timeLimit: generous / 2)
  }

  var rough: LayoutAttempt {
    LayoutAttempt(
      engine: .sfdp, hasColumns: false, hasBoxes: false, hasSimpleLines: true, timeLimit: generous * 2)
  }

  var collapsed: LayoutAttempt? {
    guard canCollapse else { return nil }
    return LayoutAttempt(
      engine: .dot, hasSimpleLines: true, iterationLimit: Self.lowestLimit, isCollapsed: true, timeLimit: .seconds(10))
  }

  /// Ten times the usual time for a layout of this size; after that, Graphviz is most likely in a loop.
  private var generous: Duration { .seconds(3) + .milliseconds(2) * (nodes + edges) }

  private static let lowestLimit = 0.05

  /// The iteration limit that makes the layout time near-linear.
  private var iterationLimit: Double? {
    let affordable = level == .module ? 120.0 : 1500.0
    let limit = affordable / Double(max(nodes, edges / 2, 1))
    return limit >= 1 ? nil : max(Self.lowestLimit, (limit * 100).rounded() / 100)
  }
}

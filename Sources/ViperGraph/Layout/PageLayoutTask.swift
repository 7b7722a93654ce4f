import ViperLinking
import ViperModel

/// The input of a page layout: a box for each cluster of a view, and the lines between them.
///
/// Boxes without lines are placed in rows below the others, which no layout engine would do.
package struct PageLayoutTask: Sendable {
  /// A line between boxes; it affects the order from left to right only if it pulls.
  struct Line: Hashable {
    var from: Int
    var to: Int
    var pulls: Bool
  }

  static let height = 44
  static let gap = 24

  let sizes: [PageLayout.Size]
  let lines: [Line]
  /// The boxes with lines, the only ones that need a layout engine.
  let connected: [Int]
  /// The view of the layout, with a node for each box.
  package let view: GraphView

  /// Whether all boxes are in rows, so that no engine is needed.
  package var isTrivial: Bool { connected.isEmpty }

  package init(_ view: GraphView) {
    let boxes = view.collapsingModules()
    self.view = boxes
    sizes = view.clusters.map { PageLayout.Size(width: Self.width(of: $0.name), height: Self.height) }
    lines = boxes.edges.filter { $0.from != $0.to }.map {
      Line(from: $0.from, to: $0.to, pulls: $0.purpose != .use && $0.strength != .weak && $0.strength != .unowned)
    }
    connected = Set(lines.flatMap { [$0.from, $0.to] }).sorted()
  }

  /// Combines the engine's positions of the connected boxes with the rows of the others.
  package func layout(placing places: [PageLayout.Center]) -> PageLayout {
    var all = sizes.map { _ in PageLayout.Center(x: 0, y: 0) }
    let fitted = ColumnFitting(places, sizes: connected.map { sizes[$0] }).fitted
    for (box, place) in zip(connected, fitted) { all[box] = place }
    let right = connected.map { all[$0].x + sizes[$0].width / 2 }.max() ?? 0
    let bottom = connected.map { all[$0].y + Self.height / 2 }.max().map { $0 + 2 * Self.gap } ?? 0
    placeInRows(&all, below: bottom, width: max(right, Self.squareWidth(of: sizes.count - connected.count)))
    return PageLayout(sizes: sizes, places: all)
  }

  private func placeInRows(_ places: inout [PageLayout.Center], below top: Int, width: Int) {
    let isConnected = Set(connected)
    var (x, y) = (0, top + Self.height / 2)
    for box in sizes.indices where !isConnected.contains(box) {
      if x > 0, x + sizes[box].width > width { (x, y) = (0, y + Self.height + Self.gap) }
      places[box] = PageLayout.Center(x: x + sizes[box].width / 2, y: y)
      x += sizes[box].width + Self.gap
    }
  }

  /// The width of rows at which so many boxes fill a landscape area.
  private static func squareWidth(of count: Int) -> Int {
    Int((Double(count) * 180 * Double(height + gap) * 1.6).squareRoot())
  }

  /// The width for a name, within limits; the letters of a bold proportional font are up to eight points wide.
  private static func width(of name: String) -> Int { min(max(name.count * 8 + 30, 132), 250) }
}

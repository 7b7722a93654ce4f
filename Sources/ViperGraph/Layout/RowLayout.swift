/// A layered layout of a small graph: each node is above the nodes it refers to, except in cycles.
///
/// Lines may cross, but the layout needs no Graphviz.
struct RowLayout {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The centre of each node's upper edge.
  private(set) var places: [Point]
  private(set) var width = 0.0
  private(set) var height = 0.0
  private let layering: Layering

  static let nodeHeight = 44.0
  private static let gap = 20.0
  private static let layerGap = 52.0
  /// The largest width of a row; a wider layer is broken into several.
  static let widthLimit = 1100.0
  /// The width of a line that passes between nodes.
  private static let lineWidth = 4.0

  /// - Parameter edges: pairs of positions in `widths`.
  init(widths: [Double], edges: [(from: Int, to: Int)]) {
    layering = Layering(count: widths.count, edges: edges)
    let widths = widths + layering.ordered.joined().filter { $0 >= widths.count }.map { _ in Self.lineWidth }
    places = widths.map { _ in Point(x: 0, y: 0) }
    var rows: [[Int]] = []
    for layer in layering.ordered + [layering.isolated] where !layer.isEmpty { rows += Self.rows(of: layer, widths) }
    width = rows.map { Self.width(of: $0, widths) }.max() ?? 0
    for (number, row) in rows.enumerated() { place(row, widths, y: Double(number) * (Self.nodeHeight + Self.layerGap)) }
    width += 2 * Self.gap
    height = Double(rows.count) * (Self.nodeHeight + Self.layerGap) - Self.layerGap + 2 * Self.gap
  }

  /// The path of an edge: pairs of points between neighbouring layers.
  func way(from: Int, to: Int) -> [(Point, Point)] {
    let stops = layering.stops(from: from, to: to)
    let isDown = places[to].y > places[from].y
    return zip(stops, stops.dropFirst()).map { start, end in
      let (start, end) = (places[start], places[end])
      return (
        Point(x: start.x, y: start.y + (isDown ? Self.nodeHeight : 0)), Point(x: end.x, y: end.y + (isDown ? 0 : Self.nodeHeight))
      )
    }
  }

  private mutating func place(_ row: [Int], _ widths: [Double], y: Double) {
    var x = Self.gap + (width - Self.width(of: row, widths)) / 2
    for node in row {
      places[node] = Point(x: x + widths[node] / 2, y: y + Self.gap)
      x += widths[node] + Self.gap
    }
  }

  private static func width(of row: [Int], _ widths: [Double]) -> Double {
    row.reduce(-gap) { $0 + widths[$1] + gap }
  }

  private static func rows(of layer: [Int], _ widths: [Double]) -> [[Int]] {
    layer.reduce(into: [[]]) { rows, node in
      let row = rows[rows.count - 1] + [node]
      if row.count > 1, width(of: row, widths) > widthLimit { rows.append([node]) } else { rows[rows.count - 1] = row }
    }
  }
}

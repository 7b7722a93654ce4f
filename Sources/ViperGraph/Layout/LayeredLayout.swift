/// Places for the nodes of a small picture: whoever refers stands above whom it refers to, as far as that goes.
///
/// It is no Graphviz: edges are straight curves that may cross. It needs nothing but the numbers, so every picture can be had
/// where Graphviz is missing.
struct LayeredLayout {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The middle of each node's upper edge.
  private(set) var places: [Point]
  private(set) var width = 0.0
  private(set) var height = 0.0

  static let nodeHeight = 44.0
  private static let gap = 20.0
  private static let layerGap = 52.0
  /// A layer that is wider is broken into rows.
  private static let widthLimit = 1100.0

  /// - Parameter edges: between positions in `widths`.
  init(widths: [Double], edges: [(from: Int, to: Int)]) {
    places = widths.map { _ in Point(x: 0, y: 0) }
    let layers = Layering(count: widths.count, edges: edges)
    var rows: [[Int]] = []
    for layer in layers.ordered + [layers.isolated] where !layer.isEmpty { rows += Self.rows(of: layer, widths) }
    width = rows.map { Self.width(of: $0, widths) }.max() ?? 0
    for (number, row) in rows.enumerated() { place(row, widths, y: Double(number) * (Self.nodeHeight + Self.layerGap)) }
    width += 2 * Self.gap
    height = Double(rows.count) * (Self.nodeHeight + Self.layerGap) - Self.layerGap + 2 * Self.gap
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

/// The vertical scaling of a layout in columns to the aspect ratio of a screen.
///
/// Graphviz reserves space for every long line that passes a column, so a dense graph becomes too high to read; here, lines may
/// pass behind boxes. A layout that is too high but has no columns is unchanged.
struct ColumnFitting {
  private static let aspect = 1.25
  private static let most = 2.0
  private static let leastGap = 14

  private let sizes: [PageLayout.Size]
  private let places: [PageLayout.Center]

  init(_ places: [PageLayout.Center], sizes: [PageLayout.Size]) {
    self.places = places
    self.sizes = sizes
  }

  var fitted: [PageLayout.Center] {
    let columns = Dictionary(grouping: places.indices) { places[$0].x }.sorted { $0.key < $1.key }.map(\.value)
    let factor = factor
    let scaled = places.map { PageLayout.Center(x: $0.x, y: Int((Double($0.y) * factor).rounded())) }
    guard factor < 1 else { return scaled }
    guard areApart(columns) else { return places }
    var result = scaled
    for column in columns { spread(column, in: &result) }
    let top = result.map(\.y).min() ?? 0
    return result.map { PageLayout.Center(x: $0.x, y: $0.y - top) }
  }

  private var factor: Double {
    let width = places.indices.map { places[$0].x + sizes[$0].width / 2 }.max() ?? 0
    let height = places.map(\.y).max() ?? 0
    return min(Self.most, Double(width) / Self.aspect / Double(max(height, 1)))
  }

  private func areApart(_ columns: [[Int]]) -> Bool {
    let edges = columns.map { column in
      let half = column.map { sizes[$0].width / 2 }.max() ?? 0
      return (left: places[column[0]].x - half, right: places[column[0]].x + half)
    }
    return zip(edges, edges.dropFirst()).allSatisfy { $0.right < $1.left }
  }

  /// Separates the boxes of a column as little as possible, without changing their order.
  private func spread(_ column: [Int], in places: inout [PageLayout.Center]) {
    let order = column.sorted { (self.places[$0].y, $0) < (self.places[$1].y, $1) }
    let wanted = order.reduce(0) { $0 + places[$1].y }
    for (before, box) in zip(order, order.dropFirst()) {
      let least = places[before].y + (sizes[before].height + sizes[box].height) / 2 + Self.leastGap
      places[box].y = max(places[box].y, least)
    }
    let shift = (order.reduce(0) { $0 + places[$1].y } - wanted) / order.count
    for box in order { places[box].y -= shift }
  }
}

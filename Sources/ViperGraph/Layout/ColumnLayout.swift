/// A layout without Graphviz: the layers of a page's boxes as columns from left to right.
package struct ColumnLayout: Sendable {
  /// The largest number of boxes in a column; a longer one is split.
  private static let tallest = 40

  private let task: PageLayoutTask
  private let columns: [[Int]]

  package init(_ task: PageLayoutTask) {
    self.task = task
    func ends(_ pulls: Bool) -> [(from: Int, to: Int)] { task.lines.filter { $0.pulls == pulls }.map { ($0.from, $0.to) } }
    let boxes = task.sizes.indices
    columns = Layering(count: boxes.count, edges: ends(true), loose: ends(false)).ordered.flatMap { layer in
      let column = layer.filter(boxes.contains)
      return stride(from: 0, to: column.count, by: Self.tallest).map { Array(column[$0..<min($0 + Self.tallest, column.count)]) }
    }
  }

  /// The centres of the connected boxes.
  package var places: [PageLayout.Center] {
    var found: [Int: PageLayout.Center] = [:]
    var x = 0
    let row = PageLayoutTask.height + PageLayoutTask.gap
    let tallest = columns.map(\.count).max() ?? 0
    for column in columns {
      let width = column.map { task.sizes[$0].width }.max() ?? 0
      for (index, box) in column.enumerated() {
        found[box] = PageLayout.Center(x: x + width / 2, y: (tallest - column.count) * row / 2 + index * row + row / 2)
      }
      x += width + 4 * PageLayoutTask.gap
    }
    return task.connected.map { found[$0]! }
  }
}

import ViperText

/// The order of a page's boxes in its matrix, as JSON: the script merges references into cells, since filters change them.
struct PageMatrix {
  private let view: GraphView
  private let matrix: DependencyMatrix

  /// - Parameter view: the view of a page, with boxes that open into components or modules.
  init(_ view: GraphView) {
    self.view = view.collapsingModulesOnly()
    matrix = DependencyMatrix(self.view)
  }

  var json: String {
    // The styles that are listed are cases.
    let entries = view.entries
    return """
      {"sentence":\(PageText.json(MatrixLegend(view: view, matrix: matrix).sentence)),
      \(plan(matrix) { [$0] }),"folded":\(folded),"entries":\(list(entries)),"folders":\(JSONText.array(matrix.folders.map(folder))),
      "styles":\(list(MatrixStyle.order.map { EdgeStyle.allCases.firstIndex(of: $0)! }))}
      """
  }

  /// The order with every folder as one row, in which its boxes follow each other.
  private var folded: String {
    let groups = MapGroups.folders(of: view)
    let matrix = DependencyMatrix(view.merging(groups, withEachReference: true))
    return "{\(plan(matrix) { groups[$0].members })}"
  }

  /// - Parameter boxes: the boxes of a row.
  private func plan(_ matrix: DependencyMatrix, boxes: (Int) -> [Int]) -> String {
    let rows = (matrix.sequence + matrix.unlinked).map(boxes)
    let starts = rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let cycles = matrix.cycles.map { cycle in
      let (first, end) = (starts[cycle.range.lowerBound], starts[cycle.range.upperBound])
      return "[\(first),\(end - first),\(cycle.isOfFlow)]"
    }
    return "\"order\":\(list(rows.flatMap(\.self))),\"cycles\":[\(cycles.joined(separator: ","))]"
  }

  private func list(_ numbers: [Int]) -> String { "[\(numbers.map(String.init).joined(separator: ","))]" }

  private func folder(_ folder: DependencyMatrix.Folder) -> String {
    "{\"name\":\(PageText.json(folder.name)),\"path\":\(PageText.json(folder.path)),\"boxes\":\(list(folder.nodes))}"
  }
}

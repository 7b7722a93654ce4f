/// Rows of text in aligned columns; long cells are wrapped, the last column to what is left of the page.
package struct TextTable {
  let header: [String]
  let rows: [[String]]
  private let pageWidth = 120
  private let columnLimit = 54
  private let gap = "  "

  package init(header: [String] = [], rows: [[String]] = []) {
    self.header = header
    self.rows = rows
  }

  package var lines: [String] {
    let all = (header.isEmpty ? [] : [header]) + rows
    let widths = widths(of: all)
    return all.flatMap { lines(of: $0, widths: widths) }
  }

  private func widths(of rows: [[String]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    let wrapped = rows.map { $0.map { wrap($0, to: columnLimit) } }
    var widths = (0..<count).map { column in
      wrapped.flatMap { $0.count > column ? $0[column] : [] }.map(\.count).max() ?? 0
    }
    let start = widths.dropLast().reduce(gap.count) { $0 + $1 + gap.count }
    if count > 0 { widths[count - 1] = max(20, pageWidth - start) }
    return widths
  }

  private func lines(of row: [String], widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { wrap($0, to: $1) }
    let height = max(1, cells.map(\.count).max() ?? 0)
    return (0..<height).map { line in
      let texts = zip(cells, widths).map { cell, width in padded(line < cell.count ? cell[line] : "", to: width) }
      return trimmed(gap + texts.joined(separator: gap))
    }
  }

  private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }
}

import ViperFacts

/// A source line and the carets under a range of it, aligned column by column.
struct CaretExcerpt {
  var source: String
  var carets: String

  /// The width in columns beyond which a line is cut around the range.
  private static let widthLimit = 120
  /// The number of bytes examined on either side of the range's start: a file may be a single line of a megabyte.
  private static let byteLimit = 4 * widthLimit

  init(line: [UInt8], range: SourceRange) {
    let start = min(max(range.column - 1, 0), line.count)
    let end = range.endLine > range.line ? line.count : min(max(range.endColumn - 1, start), line.count)
    let stretch = Self.stretch(of: line, around: start)
    let cells = SourceCell.cells(of: line, in: stretch)
    let shown = Self.window(of: cells, around: start)

    let isCutLeft = stretch.lowerBound > 0 || shown.lowerBound > 0
    let isCutRight = stretch.upperBound < line.count || shown.upperBound < cells.count
    let text = cells[shown].map(\.text).joined()
    let before = cells[shown].prefix { $0.offset < start }
    let marked = cells[shown].dropFirst(before.count).prefix { $0.offset < end }

    source = (isCutLeft ? "…" : "") + text + (isCutRight ? "…" : "")
    let indent = before.reduce(isCutLeft ? 1 : 0) { $0 + $1.width }
    let length = marked.reduce(0) { $0 + $1.width }
    carets = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(length - 1, 0))
  }

  /// The byte range to examine, cut at scalar boundaries.
  private static func stretch(of line: [UInt8], around start: Int) -> Range<Int> {
    var lower = max(start - byteLimit, 0)
    while lower > 0, lower < line.count, Unicode.UTF8.isContinuation(line[lower]) { lower -= 1 }
    var upper = min(start + byteLimit, line.count)
    while upper < line.count, Unicode.UTF8.isContinuation(line[upper]) { upper += 1 }
    return lower..<upper
  }

  /// The cells that fit the width, with up to a quarter of it used for context before the range.
  private static func window(of cells: [SourceCell], around start: Int) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > widthLimit else { return 0..<cells.count }
    let before = cells.prefix { $0.offset < start }.reduce(0) { $0 + $1.width }
    let skipped = max(min(before - widthLimit / 4, total - widthLimit), 0)

    var column = 0
    var lower = 0
    while column < skipped {
      column += cells[lower].width
      lower += 1
    }
    var upper = lower
    let limit = column + widthLimit
    while upper < cells.count, column + cells[upper].width <= limit {
      column += cells[upper].width
      upper += 1
    }
    return lower..<upper
  }
}

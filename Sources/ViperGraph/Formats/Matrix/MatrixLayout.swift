import ViperText

/// The measures of a matrix's picture, in points of which an A1 page in landscape takes some 3,700 for 269 modules.
struct MatrixLayout {
  /// The side of a cell, and the size of letters, of which 269 rows on A1 leave 1.8 mm.
  static let pitch = 13.0
  static let fontSize = 12.0
  /// The width of a letter.
  static let letter = 6.7
  static let lineHeight = 17.0
  static let titleHeight = 26.0
  /// The number of rows between two lines of the grid.
  static let grid = 5
  private static let margin = 16.0
  private static let gap = 6.0
  private static let leastWidth = 720.0
  /// From so many rows on, each has its name on both sides.
  private static let wideRows = 30
  private static let longest = (row: 40, column: 28, folder: 24)

  let count: Int
  /// The corner of the first cell.
  let left: Double
  let top: Double
  let width: Double
  let height: Double
  let rows: [String]
  let columns: [String]
  let runs: [String]
  /// The lines of text above the matrix, and those below.
  let sentence: [String]
  let legend: [[MatrixLegend.Sample]]
  let notes: [String]
  let hasNamesAtRight: Bool
  private let nameWidth: Double

  init(names: [String], signs: [String], runs: [String], sentence: String, legend: [MatrixLegend.Sample], note: String) {
    count = names.count
    rows = names.map { Self.shortened($0, Self.longest.row) }
    columns = names.map { Self.shortened($0, Self.longest.column) }
    self.runs = runs.map { Self.shortened($0, Self.longest.folder) }
    hasNamesAtRight = count > Self.wideRows
    nameWidth = Self.width(of: zip(rows, signs).map { $1.isEmpty ? $0 : "\($0) \($1)" })
    let runWidth = runs.isEmpty ? 0 : Self.width(of: self.runs) + 3 * Self.gap
    left = (Self.margin + runWidth + nameWidth + Self.gap).rounded()
    let right = left + Double(count) * Self.pitch
    width = max(right + Self.margin + (hasNamesAtRight ? nameWidth + Self.gap : 0), Self.leastWidth).rounded()
    self.sentence = Self.lines(sentence.split(separator: " ").map(String.init), width: width - 2 * Self.margin)
    self.legend = Self.rows(of: legend, width: width - 2 * Self.margin)
    let head = Self.titleHeight + Double(self.sentence.count + self.legend.count) * Self.lineHeight
    top = (Self.margin + head + Self.width(of: columns) + 2 * Self.gap).rounded()
    notes = note.isEmpty ? [] : Self.lines(note.split(separator: " ").map(String.init), width: width - 2 * Self.margin)
    height = top + Double(count) * Self.pitch + Self.margin + Double(notes.count) * Self.lineHeight
  }

  var side: Double { Double(count) * Self.pitch }
  var nameEdge: Double { left - Self.gap }
  var runEdge: Double { nameEdge - nameWidth - 2 * Self.gap }
  var textEdge: Double { Self.margin }
  func x(_ column: Int) -> Double { left + Double(column) * Self.pitch }
  func y(_ row: Int) -> Double { top + Double(row) * Self.pitch }

  private static func width(of texts: [String]) -> Double { Double(texts.map(\.count).max() ?? 0) * letter }

  /// Both ends of a long name are significant.
  private static func shortened(_ name: String, _ longest: Int) -> String {
    let name = name.visible
    guard name.count > longest else { return name }
    return name.prefix(longest / 2) + "…" + name.suffix(longest / 2 - 1)
  }

  private static func lines(_ words: [String], width: Double) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, Double(last.count + word.count + 1) * letter <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  private static func rows(of samples: [MatrixLegend.Sample], width: Double) -> [[MatrixLegend.Sample]] {
    var (rows, used): ([[MatrixLegend.Sample]], Double) = ([], 0)
    for sample in samples {
      if rows.isEmpty || used + sample.width > width { (rows, used) = (rows + [[]], 0) }
      rows[rows.count - 1].append(sample)
      used += sample.width
    }
    return rows
  }
}

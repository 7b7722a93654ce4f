import ViperFacts
import ViperText

/// One scalar of a source line as it is printed.
struct SourceCell {
  /// Tabs are spaces, hidden scalars are escapes, and bytes that are no UTF-8 are replacement characters.
  var text: String
  var width: Int
  /// Where the scalar stands in its line, in bytes.
  var offset: Int

  /// Columns between tab stops.
  private static let tabWidth = 4

  /// The cells of a stretch of a line.
  static func cells(of line: [UInt8], in stretch: Range<Int>) -> [SourceCell] {
    var cells: [SourceCell] = []
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = line[stretch].makeIterator()
    var offset = stretch.lowerBound
    var column = 0
    while true {
      var cell: SourceCell
      switch parser.parseScalar(from: &bytes) {
      case .emptyInput: return cells
      case .error(let length):
        cell = SourceCell(text: "\u{FFFD}", width: 1, offset: offset)
        offset += length
      case .valid(let encoded):
        cell = SourceCell(Unicode.UTF8.decode(encoded), offset: offset, column: column)
        offset += encoded.count
      }
      if cells.last?.text == "\u{200D}" { cell.width = 0 }
      column += cell.width
      cells.append(cell)
    }
  }

  private init(_ scalar: Unicode.Scalar, offset: Int, column: Int) {
    self.offset = offset
    text = scalar == "\t" ? String(repeating: " ", count: Self.tabWidth - column % Self.tabWidth) : scalar.visible
    width = scalar == "\t" || scalar.isHidden ? text.utf8.count : scalar.displayWidth
  }

  private init(text: String, width: Int, offset: Int) {
    self.text = text
    self.width = width
    self.offset = offset
  }
}

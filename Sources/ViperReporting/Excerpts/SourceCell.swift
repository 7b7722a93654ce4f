import ViperFacts
import ViperText

/// A scalar of a source line in printable form.
struct SourceCell {
  /// Tabs become spaces, hidden scalars become escapes, and invalid UTF-8 becomes replacement characters.
  var text: String
  var width: Int
  /// The byte offset of the scalar in its line.
  var offset: Int

  /// The number of columns between tab stops.
  private static let tabWidth = 4

  /// The cells of a byte range of a line.
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

import ViperFacts

/// A range's columns in UTF-16 code units, 1-based and with an exclusive end, as most consumers count them.
struct UTF16Columns {
  let start: Int
  /// Nil where the line that the range ends in is not at hand.
  let end: Int?

  /// Nil where the source line is not at hand, or is not the one that was analysed.
  init?(of range: SourceRange, in excerpts: SourceExcerpts) {
    guard let start = Self.column(range.column, line: range.line, of: range.file, excerpts) else { return nil }
    self.start = start
    let end = Self.column(range.endColumn, line: range.endLine, of: range.file, excerpts)
    self.end = range.endLine > range.line || end ?? 0 > start ? end : nil
  }

  private static func column(_ column: Int, line: Int, of file: String, _ excerpts: SourceExcerpts) -> Int? {
    guard let bytes = excerpts.line(line, of: file), column >= 1, column - 1 <= bytes.count else { return nil }
    return String(decoding: bytes[..<(column - 1)], as: UTF8.self).utf16.count + 1
  }
}

import ViperFacts

/// The columns of a range in UTF-16 code units, 1-based with an exclusive end, as most consumers count them.
struct UTF16Columns {
  let start: Int
  /// Nil if the last line of the range is not available.
  let end: Int?

  /// Nil if the source line is not available or is too short for the column.
  init?(of range: SourceRange, in excerpts: SourceExcerpts) {
    guard let start = Self.column(range.column, line: range.line, of: range.file, excerpts) else { return nil }
    self.start = start
    let end = Self.column(range.endColumn, line: range.endLine, of: range.file, excerpts)
    self.end = range.endLine > range.line || end ?? 0 > start ? end : nil
  }

  /// Nil if the line is not available or too short.
  static func column(_ column: Int, line: Int, of file: String, _ excerpts: SourceExcerpts) -> Int? {
    guard let bytes = excerpts.line(line, of: file), column >= 1, column - 1 <= bytes.count else { return nil }
    return String(decoding: bytes[..<(column - 1)], as: UTF8.self).utf16.count + 1
  }
}

/// A range of a file in byte offsets, with an exclusive end.
///
/// Offsets, and the counts of what a file holds, fit into 31 bits: readers refuse files of more than a few megabytes (`SourceBytes`).
package struct Span: Sendable, Hashable, BitwiseCopyable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Whether it is a valid range within the maximum file size.
  package var isSound: Bool { start <= end && end <= Int32.max }
}

/// A range of a source file as printed: 1-based lines, 1-based columns in UTF-8 bytes, with an exclusive end.
package struct SourceRange: Hashable, Sendable, Comparable {
  /// The printed path: relative to the base path, absolute outside of it.
  package var file: String
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  package init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The last component of the path.
  package var fileName: String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[file.index(after: $0)...]) } ?? file
  }

  package func contains(_ other: SourceRange) -> Bool {
    file == other.file && (line, column) <= (other.line, other.column)
      && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column, a.endLine, a.endColumn) < (b.file, b.line, b.column, b.endLine, b.endColumn)
  }
}

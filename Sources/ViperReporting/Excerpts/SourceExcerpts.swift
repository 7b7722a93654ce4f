internal import ViperText

/// The source lines that a report quotes, as bytes: columns count bytes, and a file may hold invalid UTF-8.
package struct SourceExcerpts: Sendable {
  /// The lines that a report needs, in ascending order.
  package enum Need: Comparable, Sendable {
    case none
    /// The first lines of new findings.
    case newFindings
    /// The first and last lines of all findings and of their notes.
    case everything
  }

  private var lines: [String: [Int: [UInt8]]] = [:]

  package init() {}

  /// Stores the wanted lines of a file, 1-based.
  ///
  /// Lines end as in the facts.
  package mutating func add(_ wanted: Set<Int>, of file: String, from bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let ranges = LineBreaks.lines(of: bytes)
    for number in wanted where ranges.indices.contains(number - 1) {
      lines[file, default: [:]][number] = Array(bytes[ranges[number - 1]])
    }
  }

  /// Nil if the line was not requested or does not exist.
  package func line(_ number: Int, of file: String) -> [UInt8]? { lines[file]?[number] }
}

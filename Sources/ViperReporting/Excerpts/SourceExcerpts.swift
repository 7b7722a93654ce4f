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
  /// Lines end at LF, as in the facts; the CR of a CR LF is dropped, any other CR is part of the line.
  package mutating func add(_ wanted: Set<Int>, of file: String, from bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let last = wanted.max() ?? 0
    var (number, start) = (1, 0)
    while start < bytes.count, number <= last {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if wanted.contains(number) { lines[file, default: [:]][number] = Self.withoutCarriageReturn(bytes[start..<end]) }
      (number, start) = (number + 1, end + 1)
    }
  }

  /// Nil if the line was not requested or does not exist.
  package func line(_ number: Int, of file: String) -> [UInt8]? { lines[file]?[number] }

  private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}

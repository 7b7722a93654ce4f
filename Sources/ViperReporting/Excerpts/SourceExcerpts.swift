/// The source lines that a report refers to, as bytes: columns count bytes, and a file may hold anything.
package struct SourceExcerpts: Sendable {
  /// What a report needs of the sources, the least first.
  package enum Need: Comparable, Sendable {
    case none
    /// The lines that new findings stand on.
    case newFindings
    /// The lines that any finding stands on, those it ends on, and those of its notes.
    case everything
  }

  private var lines: [String: [Int: [UInt8]]] = [:]

  package init() {}

  /// Takes the wanted lines, 1-based, out of a file.
  ///
  /// Lines end at LF, as the facts count them; the CR of a CR LF is no part of one, and one that stands alone is shown.
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

  /// Nil where the line was not asked for, or the file has no such line.
  package func line(_ number: Int, of file: String) -> [UInt8]? { lines[file]?[number] }

  private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}

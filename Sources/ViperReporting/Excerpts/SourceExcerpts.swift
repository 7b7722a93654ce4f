/// The source lines that a report refers to, as bytes: columns count bytes, and a file may hold anything.
package struct SourceExcerpts: Sendable {
  private var lines: [String: [Int: [UInt8]]] = [:]

  package init() {}

  /// Takes the wanted lines, 1-based, out of a file.
  ///
  /// Lines end at LF, as the facts count them; the CR of a CR LF is no part of one, and one that stands alone is shown.
  package mutating func add(_ wanted: Set<Int>, of file: String, from bytes: some Collection<UInt8>) {
    let last = wanted.max() ?? 0
    var number = 1
    var rest = bytes[...]
    while !rest.isEmpty, number <= last {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if wanted.contains(number) { lines[file, default: [:]][number] = Self.withoutCarriageReturn(line) }
      rest = rest.dropFirst(line.count + 1)
      number += 1
    }
  }

  /// Nil where the line was not asked for, or the file has no such line.
  package func line(_ number: Int, of file: String) -> [UInt8]? { lines[file]?[number] }

  private static func withoutCarriageReturn(_ line: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(line)
    return bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
  }
}

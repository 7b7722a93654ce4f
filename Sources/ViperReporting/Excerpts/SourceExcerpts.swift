/// The source lines that a report refers to, as bytes: columns count bytes, and a file may hold anything.
package struct SourceExcerpts: Sendable {
  private var lines: [String: [Int: [UInt8]]] = [:]

  package init() {}

  /// Takes the wanted lines, 1-based, out of a file.
  package mutating func add(_ wanted: Set<Int>, of file: String, from bytes: some Collection<UInt8>) {
    let last = wanted.max() ?? 0
    var number = 1
    var start = bytes.startIndex
    while start < bytes.endIndex, number <= last {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.endIndex
      if wanted.contains(number) { lines[file, default: [:]][number] = Array(bytes[start..<end]) }
      number += 1
      start = Self.afterLineBreak(at: end, in: bytes)
    }
  }

  /// Nil where the line was not asked for, or the file has no such line.
  package func line(_ number: Int, of file: String) -> [UInt8]? { lines[file]?[number] }

  /// Swift's line breaks are LF, CR and CR LF.
  private static func afterLineBreak<Bytes: Collection<UInt8>>(at end: Bytes.Index, in bytes: Bytes) -> Bytes.Index {
    guard end < bytes.endIndex else { return end }
    let next = bytes.index(after: end)
    let isPair = bytes[end] == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
    return isPair ? bytes.index(after: next) : next
  }
}

package import ViperFacts

/// Parses a baseline file, and reports each invalid line.
package struct BaselineReader {
  /// The file is invalid, and none of its entries applies.
  package struct Mistakes: Error {
    package var diagnostics: [Diagnostic]
  }

  /// The largest number of mistakes to report.
  private static let mostMistakes = 20

  private let file: String
  private let isLenient: Bool
  private var lines: [Baseline.Line] = []
  private var anchors: Set<String> = []
  private var mistakes: [Diagnostic] = []
  private var seen: Set<BaselineEntry> = []
  private var last: (digest: UInt64, rank: Int, line: String) = (0, 0, "")

  /// - Parameters:
  ///   - file: the file's name as printed.
  ///   - isLenient: accepts wrong order and repetitions, since the file is about to be rewritten.
  package static func read(_ bytes: [UInt8], file: String, isLenient: Bool = false) throws(Mistakes) -> Baseline {
    var reader = BaselineReader(file: file, isLenient: isLenient)
    reader.read(bytes)
    guard reader.mistakes.isEmpty else { throw Mistakes(diagnostics: Array(reader.mistakes.prefix(mostMistakes))) }
    return Baseline(lines: reader.lines, anchors: reader.anchors.subtracting(Baseline.fixedAnchors))
  }

  private init(file: String, isLenient: Bool) {
    self.file = file
    self.isLenient = isLenient
  }

  private mutating func read(_ bytes: [UInt8]) {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // Some checkouts end lines with a carriage return too.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: line, as: UTF8.self) else {
        report("the line is not UTF-8; restore the last committed version", number)
        continue
      }
      number == 1 ? readHeader(text) : read(text[...], number)
    }
  }

  private mutating func readHeader(_ line: String) {
    if line == Baseline.header { return }
    if Self.isMergeMark(line) { return reportMergeMark(1) }
    let isOther = line.hasPrefix("# viper-lint baseline ")
    report(
      isOther
        ? "another version of viper-lint wrote the baseline; use that version, or write the baseline again"
        : "not a baseline, which begins with '\(Baseline.header)'; choose another file", 1)
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if line.isEmpty || line.hasPrefix("#") { return }
    if Self.isMergeMark(line) { return reportMergeMark(number) }
    if line.first == Baseline.anchorMark {
      let digits = line.dropFirst()
      guard digits.utf8.count <= 16, !digits.isEmpty, digits.utf8.allSatisfy(Self.isDigit) else {
        return report("'\(line)' cannot be parsed; remove the line", number)
      }
      checkOrder(Baseline.place(String(digits)), rank: 0, line, number)
      anchors.insert(String(digits))
    } else if let entry = BaselineEntry(line: line) {
      checkOrder(entry.digest, rank: 1, line, number)
      if seen.insert(entry).inserted {
        lines.append(Baseline.Line(entry: entry, number: number))
      } else if !isLenient {
        report("duplicate entry; remove one, or run 'viper-lint baseline prune'", number)
      }
    } else {
      report("not an entry, which has six fields separated by tabs; remove the line", number)
    }
  }

  private mutating func checkOrder(_ digest: UInt64, rank: Int, _ line: Substring, _ number: Int) {
    let current = (digest, rank, String(line))
    if current < last, !isLenient { report("the line is out of order; 'viper-lint baseline prune' sorts it", number) }
    last = current
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func isMergeMark(_ line: some StringProtocol) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
  }

  private mutating func reportMergeMark(_ number: Int) {
    report(
      "unresolved merge conflict; keep the entries of both sides, remove the conflict markers, and run 'viper-lint baseline prune'",
      number)
  }

  private mutating func report(_ message: String, _ line: Int) {
    if mistakes.count < Self.mostMistakes { mistakes.append(Diagnostic(.error, message, file: file, line: line)) }
  }
}

package import ViperFacts
internal import ViperText

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
  private let entryLimit: Int
  private var lines: [Baseline.Line] = []
  private var mistakes: [Diagnostic] = []
  private var seen: Set<BaselineEntry> = []
  /// Whether the line is in the part of a conflict that shows what both sides started from.
  private var isInBase = false

  /// Reads entries in any order, each once, since a merge may change the order and repeat lines.
  ///
  /// - Parameters:
  ///   - file: the file's name as printed.
  ///   - isLenient: accepts a conflict, with the entries of both sides, since the file is about to be rewritten.
  package static func read(
    _ bytes: [UInt8], file: String, isLenient: Bool = false, entryLimit: Int = Baseline.entryLimit
  ) throws(Mistakes) -> Baseline {
    var reader = BaselineReader(file: file, isLenient: isLenient, entryLimit: entryLimit)
    reader.read(bytes)
    guard reader.mistakes.isEmpty else { throw Mistakes(diagnostics: Array(reader.mistakes.prefix(mostMistakes))) }
    return Baseline(lines: reader.lines)
  }

  private init(file: String, isLenient: Bool, entryLimit: Int) {
    self.file = file
    self.isLenient = isLenient
    self.entryLimit = entryLimit
  }

  private mutating func read(_ bytes: [UInt8]) {
    let bytes = Array(bytes.withoutByteOrderMark)
    var number = 0
    for line in LineBreaks.lines(of: bytes) where seen.count <= entryLimit {
      number += 1
      read(line: bytes[line], number)
    }
    if seen.count > entryLimit {
      report("more than \(entryLimit) entries; fix some findings, or turn rules off", number)
    }
  }

  private mutating func read(line: ArraySlice<UInt8>, _ number: Int) {
    guard let text = String(validating: line, as: UTF8.self) else {
      return report("the line is not UTF-8; restore the last committed version", number)
    }
    number == 1 ? readHeader(text) : read(text[...], number)
  }

  private mutating func readHeader(_ line: String) {
    // Git passes an empty file to a merge driver where there was none.
    if line.isEmpty, isLenient { return }
    if line == Baseline.header { return }
    if Self.isMergeMark(line) { return readMergeMark(line, 1) }
    let isOther = line.hasPrefix("# viper-lint baseline ")
    report(
      isOther
        ? "another version of viper-lint wrote the baseline; use that version, or write the baseline again"
        : "not a baseline, which begins with '\(Baseline.header)'; choose another file", 1)
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if Self.isMergeMark(line) { return readMergeMark(line, number) }
    if isInBase || line.isEmpty || line.hasPrefix("#") { return }
    guard let entry = BaselineEntry(line: line) else {
      return report("not an entry, which has six fields separated by tabs; remove the line", number)
    }
    if seen.insert(entry).inserted { lines.append(Baseline.Line(entry: entry, number: number)) }
  }

  private static func isMergeMark(_ line: some StringProtocol) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
  }

  private mutating func readMergeMark(_ line: some StringProtocol, _ number: Int) {
    isInBase = line.hasPrefix("|")
    if !isLenient { report("unresolved merge conflict; run 'viper-lint baseline prune', which resolves it", number) }
  }

  private mutating func report(_ message: String, _ line: Int) {
    if mistakes.count < Self.mostMistakes { mistakes.append(Diagnostic(.error, message, file: file, line: line)) }
  }
}

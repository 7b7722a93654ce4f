internal import ViperFacts
internal import Yams
internal import ViperLinking

/// Reads values of the expected type out of a YAML tree and writes down every mistake on the way, so that none hides another.
struct YamlLog {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  /// More mistakes than these help nobody, and each costs a search for the word that was meant.
  private static let mostMistakes = 100

  /// Whether the rest is not worth reading.
  var isFull: Bool { diagnostics.count >= Self.mostMistakes }

  init(file: String) { self.file = file }

  mutating func report(_ message: String, at field: YamlField) { report(message, line: field.line) }

  mutating func report(_ message: String, line: Int?) {
    diagnostics.append(Diagnostic(.error, message, file: file, line: line))
  }

  mutating func add(_ others: [Diagnostic]) { diagnostics += others }

  /// The file's own mistakes by line, after those of the dialects that it extends.
  func sortedDiagnostics(of file: String) -> [Diagnostic] {
    let own = diagnostics.filter { $0.file == file }.enumerated()
      .sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
    return diagnostics.filter { $0.file != file } + own.map(\.element)
  }

  /// The entries of a map; a key that is not among `keys` is a mistake and left out. `keys` nil: any key.
  mutating func entries(_ field: YamlField, keys: [String]? = nil) -> [(key: String, value: YamlField)] {
    guard case .mapping(let mapping) = field.node else {
      wrongType(field, expected: "a map")
      return []
    }
    var entries: [(key: String, value: YamlField)] = []
    for (keyNode, value) in mapping {
      if isFull { break }
      guard let key = keyNode.scalar?.string else {
        report("a key of \(place(field)) is no text", line: keyNode.mark?.line)
        continue
      }
      if let keys, !keys.contains(key) {
        let path = field.child(key, value).path
        report("unknown key '\(path)'\(NearestKey.hint(for: key, among: keys))", line: keyNode.mark?.line)
        continue
      }
      entries.append((key, field.child(key, value, keyLine: keyNode.mark?.line)))
    }
    return entries
  }

  mutating func text(_ field: YamlField) -> String? {
    if case .scalar(let scalar) = field.node, !field.isNull, !scalar.string.isEmpty { return scalar.string }
    wrongType(field, expected: "a text")
    return nil
  }

  /// The elements of a list; a single text stands for a list of one.
  mutating func elements(_ field: YamlField) -> [YamlField] {
    switch field.node {
    case .sequence(let sequence): return sequence.enumerated().map { field.element($0.offset, $0.element) }
    case .scalar where !field.isNull: return [field]
    default:
      wrongType(field, expected: "a list")
      return []
    }
  }

  mutating func texts(_ field: YamlField) -> [String] { elements(field).compactMap { text($0) } }

  mutating func flag(_ field: YamlField) -> Bool? {
    switch field.node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      wrongType(field, expected: "true or false")
      return nil
    }
  }

  mutating func number(_ field: YamlField, in range: ClosedRange<Int>) -> Int? {
    if let number = field.node.scalar.flatMap({ Int($0.string) }), range.contains(number) { return number }
    wrongType(field, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// One word out of a few.
  mutating func choice<Value>(_ field: YamlField, _ values: [(word: String, value: Value)]) -> Value? {
    guard let word = text(field) else { return nil }
    if let match = values.first(where: { $0.word == word }) { return match.value }
    let hint = NearestKey.hint(for: word, among: values.map(\.word))
    report("unknown value '\(word)' in '\(field.path)'\(hint)", at: field)
    return nil
  }

  mutating func choice<Value: RawRepresentable & CaseIterable>(_ field: YamlField) -> Value?
  where Value.RawValue == String {
    if case .scalar(let scalar) = field.node, let value = Value(rawValue: scalar.string) { return value }
    return choice(field, Value.allCases.map { ($0.rawValue, $0) })
  }

  mutating func wrongType(_ field: YamlField, expected: String) {
    report("\(place(field)) must be \(expected), but is \(field.kind)", at: field)
  }

  private func place(_ field: YamlField) -> String {
    if case .file = field.path { return "the file" }
    return "'\(field.path)'"
  }
}

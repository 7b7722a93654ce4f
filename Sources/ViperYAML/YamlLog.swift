internal import ViperText
internal import Yams

/// A mistake in a YAML file, with its location.
package struct YamlMistake: Hashable, Sendable {
  package let message: String
  package let file: String?
  /// 1-based.
  package let line: Int?

  package init(_ message: String, file: String?, line: Int?) {
    self.message = message
    self.file = file
    self.line = line
  }
}

/// A reader of typed values from a YAML tree, which records every mistake on the way, so that none hides another.
package struct YamlLog {
  package let file: String
  package private(set) var mistakes: [YamlMistake] = []

  /// The limit of recorded mistakes: more do not help, and each costs a search for the nearest name.
  private static let mostMistakes = 100

  /// Whether the limit of mistakes is reached, so that reading can stop.
  package var isFull: Bool { mistakes.count >= Self.mostMistakes }

  package init(file: String) { self.file = file }

  package mutating func report(_ message: String, at field: YamlField) { report(message, line: field.line) }

  package mutating func report(_ message: String, line: Int?) {
    mistakes.append(YamlMistake(message, file: file, line: line))
  }

  package mutating func add(_ others: [YamlMistake]) { mistakes += others }

  /// The mistakes of the dialects that the file extends, then its own by line.
  package func sortedMistakes(of file: String) -> [YamlMistake] {
    let own = mistakes.filter { $0.file == file }.enumerated()
      .sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
    return mistakes.filter { $0.file != file } + own.map(\.element)
  }

  /// The root of a file's tree; nil for a text that is not YAML, which is recorded as a mistake.
  package mutating func compose(_ text: String) -> YamlField? {
    do {
      return YamlField(path: .file, node: try YamlText.compose(text))
    } catch {
      report(error.message, line: error.line)
      return nil
    }
  }

  /// The entries of a map; a key that is not among `keys` is recorded as a mistake and skipped. With nil, any key is valid.
  package mutating func entries(_ field: YamlField, keys: [String]? = nil) -> [(key: String, value: YamlField)] {
    guard case .mapping(let mapping) = field.node else {
      wrongType(field, expected: "a map")
      return []
    }
    var entries: [(key: String, value: YamlField)] = []
    for (keyNode, value) in mapping {
      if isFull { break }
      guard let key = keyNode.scalar?.string else {
        report("a key of \(place(field)) is not a string", line: keyNode.mark?.line)
        continue
      }
      if let keys, !keys.contains(key) {
        let path = field.child(key, value).path
        report("unknown key '\(path)'\(NearestNames.hint(for: key, among: keys))", line: keyNode.mark?.line)
        continue
      }
      entries.append((key, field.child(key, value, keyLine: keyNode.mark?.line)))
    }
    return entries
  }

  package mutating func text(_ field: YamlField) -> String? {
    if case .scalar(let scalar) = field.node, !field.isNull, !scalar.string.isEmpty { return scalar.string }
    wrongType(field, expected: "a string")
    return nil
  }

  /// The elements of a list; a single text counts as a list of one.
  package mutating func elements(_ field: YamlField) -> [YamlField] {
    switch field.node {
    case .sequence(let sequence): return sequence.enumerated().map { field.element($0.offset, $0.element) }
    case .scalar where !field.isNull: return [field]
    default:
      wrongType(field, expected: "a list")
      return []
    }
  }

  package mutating func texts(_ field: YamlField) -> [String] { elements(field).compactMap { text($0) } }

  package mutating func flag(_ field: YamlField) -> Bool? {
    switch field.node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      wrongType(field, expected: "true or false")
      return nil
    }
  }

  package mutating func number(_ field: YamlField, in range: ClosedRange<Int>) -> Int? {
    if let number = field.node.scalar.flatMap({ Int($0.string) }), range.contains(number) { return number }
    wrongType(field, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// The value of one of several words.
  package mutating func choice<Value>(_ field: YamlField, _ values: [(word: String, value: Value)]) -> Value? {
    guard let word = text(field) else { return nil }
    if let match = values.first(where: { $0.word == word }) { return match.value }
    let hint = NearestNames.hint(for: word, among: values.map(\.word))
    report("unknown value '\(word.shortened)' in '\(field.path)'\(hint)", at: field)
    return nil
  }

  package mutating func choice<Value: RawRepresentable & CaseIterable>(_ field: YamlField) -> Value?
  where Value.RawValue == String {
    if case .scalar(let scalar) = field.node, let value = Value(rawValue: scalar.string) { return value }
    return choice(field, Value.allCases.map { ($0.rawValue, $0) })
  }

  package mutating func wrongType(_ field: YamlField, expected: String) {
    report("\(place(field)) must be \(expected), but is \(field.kind)", at: field)
  }

  private func place(_ field: YamlField) -> String {
    if case .file = field.path { return "the file" }
    return "'\(field.path)'"
  }
}

import ViperLinking
import ViperText
import ViperYAML

extension ConstraintReader {
  /// A selector, or a list of which one must fit.
  mutating func selection(_ field: YamlField) -> Selection? {
    let elements = field.list ?? [field]
    guard !elements.isEmpty else {
      log.report("'\(field.path)' selects nothing; add a selector", line: field.entryLine)
      return nil
    }
    let found = elements.compactMap { selector($0) }
    return found.count == elements.count ? Selection(found) : nil
  }

  /// A selection of types, in which nothing about references makes sense.
  mutating func typesSelected(by field: YamlField) -> Selection? {
    guard let found = selection(field) else { return nil }
    guard !found.isAboutReferences else {
      log.report(
        "'\(field.path)' selects types; 'reference' and 'strength' belong to 'from' or 'to' of a constraint", line: field.entryLine)
      return nil
    }
    return found
  }

  private mutating func selector(_ field: YamlField) -> Selector? {
    let before = log.mistakes.count
    let entries = log.entries(field, keys: ConfigurationKeys.names(ConstraintKeys.selector))
    var selector = Selector([], line: field.line)
    for (key, value) in entries where !log.isFull {
      if let key = Selector.Key(rawValue: key) {
        if let condition = condition(key, value) { selector.conditions.append(condition) }
      } else if let exceptions = typesSelected(by: value) {
        selector.exceptions = exceptions.selectors
      }
    }
    if entries.isEmpty, field.isMap {
      log.report(
        "'\(field.path)' has no condition; add one of \(Self.quoted(Selector.Key.allCases.map(\.rawValue)))", at: field)
    }
    return log.mistakes.count == before ? selector : nil
  }

  private mutating func condition(_ key: Selector.Key, _ field: YamlField) -> Selector.Condition? {
    let elements = log.elements(field)
    if elements.isEmpty, field.list != nil {
      log.report("'\(field.path)' is an empty list, which fits nothing; add a pattern or remove it", line: field.entryLine)
    }
    var condition = Selector.Condition(key)
    for element in elements {
      guard let text = log.text(element) else { continue }
      if key == .path {
        if let pattern = path(text, at: element) { condition.paths.append(pattern) }
      } else if isPossible(text, for: key, at: element) {
        condition.patterns.append(Wildcard(text))
      }
    }
    return condition
  }

  mutating func path(_ text: String, at field: YamlField) -> PathPattern? {
    do {
      return try PathPattern(text, in: folder)
    } catch {
      log.report("bad pattern '\(text)' in '\(field.path)': \(error.message)", at: field)
      return nil
    }
  }

  private static let longest = 1024

  /// Whether a word can fit anything: roles, kinds and strengths are known.
  private mutating func isPossible(_ text: String, for key: Selector.Key, at field: YamlField) -> Bool {
    guard text.utf8.count <= Self.longest else {
      log.report("a pattern in '\(field.path)' is longer than \(Self.longest) bytes; shorten it", at: field)
      return false
    }
    let known: [String]? =
      switch key {
      case .role: roles.map { $0 + ["none"] }
      case .reference: ReferenceKind.allCases.map(\.rawValue)
      case .strength: ReferenceStrength.allCases.map(\.rawValue)
      default: nil
      }
    guard let known, !known.contains(where: Wildcard(text).matches) else { return true }
    log.report("unknown \(Self.noun(key)) '\(text)' in '\(field.path)'\(NearestNames.hint(for: text, among: known))", at: field)
    return false
  }

  private static func noun(_ key: Selector.Key) -> String {
    switch key {
    case .reference: "kind of reference"
    default: key.rawValue
    }
  }
}

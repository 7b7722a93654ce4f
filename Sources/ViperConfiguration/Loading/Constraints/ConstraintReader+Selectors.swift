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
    let found = elements.compactMap { isDone ? nil : selector($0) }
    return found.count == elements.count ? Selection(found) : nil
  }

  /// A selection of types, which must not have conditions on references.
  mutating func typesSelected(by field: YamlField) -> Selection? {
    guard let found = selection(field) else { return nil }
    guard !found.isAboutReferences else {
      log.report(
        "'\(field.path)' selects types; 'reference' and 'strength' belong where a constraint is about references, as in 'from' and 'to'",
        line: field.entryLine)
      return nil
    }
    return found
  }

  /// The same of references, too.
  mutating func selection(byOptional field: YamlField?) -> Selection?? {
    guard let field else { return .some(nil) }
    return selection(field).map { .some($0) }
  }

  /// The selection of a key that may be left out, which then selects everything; nil for one with mistakes.
  mutating func typesSelected(byOptional field: YamlField?) -> Selection?? {
    guard let field else { return .some(nil) }
    return typesSelected(by: field).map { .some($0) }
  }

  /// The largest number of `not` inside each other.
  private static let deepest = 16

  private mutating func selector(_ field: YamlField) -> Selector? {
    guard field.isMap else {
      log.wrongType(field, expected: "a selector, such as {module: Login}, or a list of selectors")
      return nil
    }
    guard depth <= Self.deepest else {
      log.report("'not' is nested more than \(Self.deepest) times; use fewer", line: field.entryLine)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let before = log.mistakes.count
    let entries = log.entries(field, keys: ConfigurationKeys.names(ConstraintKeys.selector))
    var selector = Selector([], line: field.line)
    for (key, value) in entries where !isDone {
      if let key = Selector.Key(rawValue: key) {
        if let condition = condition(key, value) { selector.conditions.append(condition) }
      } else if let exceptions = selection(value) {
        selector.exceptions = exceptions.selectors
      }
    }
    if entries.isEmpty, log.mistakes.count == before {
      log.report(
        "'\(field.path)' has no condition; add one of \(Self.quoted(ConfigurationKeys.names(ConstraintKeys.selector)))", at: field
      )
    }
    return log.mistakes.count == before && !isStopped ? selector : nil
  }

  /// The elements of a list that must not be empty; a single text counts as a list of one.
  mutating func filledList(_ field: YamlField) -> [YamlField] {
    if field.list?.isEmpty == true { log.report("'\(field.path)' is an empty list; add an entry", line: field.entryLine) }
    return log.elements(field)
  }

  private mutating func condition(_ key: Selector.Key, _ field: YamlField) -> Selector.Condition? {
    var condition = Selector.Condition(key)
    for element in filledList(field) where !isDone {
      guard let text = log.text(element) else { continue }
      if key == .path {
        if let pattern = path(text, at: element) { condition.paths.append(pattern) }
      } else if isShort(text, at: element), isPossible(text, for: key, at: element) {
        spend(1, at: element)
        condition.patterns.append(Wildcard(text))
      }
    }
    return condition
  }

  mutating func path(_ text: String, at field: YamlField) -> PathPattern? {
    do {
      let pattern = try PathPattern(text, in: folder)
      spend(pattern.cost, at: field)
      return pattern
    } catch {
      // A pattern that is too long is not repeated.
      let start = text.utf8.count > Self.longest ? "bad pattern in" : "bad pattern '\(text.shortened)' in"
      log.report("\(start) '\(field.path)': \(error.message)", at: field)
      return nil
    }
  }

  private static let longest = 1024

  mutating func isShort(_ text: String, at field: YamlField) -> Bool {
    if text.utf8.count <= Self.longest { return true }
    log.report("a pattern in '\(field.path)' is longer than \(Self.longest) bytes; shorten it", at: field)
    return false
  }

  /// Whether a word can fit anything: roles, kinds and strengths are known.
  private mutating func isPossible(_ text: String, for key: Selector.Key, at field: YamlField) -> Bool {
    let known: [String]? =
      switch key {
      case .role: roles.map { $0 + ["none"] }
      case .reference: ReferenceKind.allCases.map(\.rawValue)
      case .strength: ReferenceStrength.allCases.map(\.rawValue)
      default: nil
      }
    guard let known, !known.contains(where: Wildcard(text).matches) else { return true }
    let noun = key == .reference ? "kind of reference" : key.rawValue
    let isRouter = key == .role && text.lowercased() == "router"
    let hint = isRouter ? "; the role of routers is 'wireframe'" : NearestNames.hint(for: text, among: known)
    log.report("unknown \(noun) '\(text.shortened)' in '\(field.path)'\(hint)", at: field)
    return false
  }
}

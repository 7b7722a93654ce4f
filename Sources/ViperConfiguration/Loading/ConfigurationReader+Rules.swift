import ViperLinking
import ViperModel
import ViperText
import ViperYAML

extension ConfigurationReader {
  static let severities: [(word: String, value: SeveritySetting)] =
    Severity.allCases.map { ($0.rawValue, .on($0)) } + [("off", .off)]

  mutating func readRules(_ field: YamlField) -> [RuleEntry] {
    let found = log.entries(field).compactMap { key, value -> (entry: RuleEntry, accept: RulePolicy?)? in
      guard !log.isFull, isKnown(key, at: value) else { return nil }
      var accept: RulePolicy?
      let entry = rule(key, value, ConfigurationKeys.rule) { reader, part in accept = reader.policy(of: key, part) }
      return (entry, accept)
    }
    let policies = found.compactMap(\.accept)
    // The last matching policy wins, and an id wins over a pattern.
    configuration.policies = policies.filter { $0.rule.contains("*") } + policies.filter { !$0.rule.contains("*") }
    return found.map(\.entry)
  }

  mutating func overriddenRules(_ field: YamlField) -> [RuleEntry] {
    log.entries(field).compactMap { key, value in
      guard !log.isFull, isKnown(key, at: value) else { return nil }
      return rule(key, value, ConfigurationKeys.overriddenRule) { _, _ in }
    }
  }

  /// Reads a severity alone, or a map.
  private mutating func rule(
    _ key: String, _ field: YamlField, _ keys: [ConfigurationKeys.Key], accept: (inout Self, YamlField) -> Void
  ) -> RuleEntry {
    var entry = RuleEntry(key: key, line: field.entryLine)
    guard field.isMap else {
      guard field.text != nil, !field.isNull else {
        log.wrongType(field, expected: "a severity, 'off' or a map")
        return entry
      }
      entry.severity = log.choice(field, Self.severities)
      return entry
    }
    let isAboutCode = listedRule(key)?.isAboutCode ?? true
    let parts = log.entries(field, keys: ConfigurationKeys.names(isAboutCode ? keys : ConfigurationKeys.ruleOfAcceptance))
    if parts.isEmpty { log.report("'\(field.path)' is empty; set a severity, or remove it", line: entry.line) }
    for (name, part) in parts where !part.isNull {
      switch name {
      case "severity": entry.severity = log.choice(part, Self.severities)
      case "ignore": entry.ignore = ignored(part)
      case "options": entry.options = options(of: key, part)
      default: accept(&self, part)
      }
    }
    return entry
  }

  private mutating func ignored(_ field: YamlField) -> [RuleEntry.Ignored] {
    log.elements(field).compactMap { element in
      log.text(element).map { RuleEntry.Ignored(pattern: $0, line: element.line) }
    }
  }

  /// A rule by its id, or by an id with a framework's name.
  private mutating func listedRule(_ id: String) -> ConfigurationVocabulary.RuleVocabulary? {
    let known = rules()
    return RuleNames.listed(id) { known[$0] != nil }.flatMap { known[$0] }
  }

  /// Whether the rule and the case exist. A pattern that matches none is reported by the run, which has all dialects.
  private mutating func isKnown(_ key: String, at field: YamlField) -> Bool {
    if key.contains("*") { return true }
    let (id, name) = RuleNames.parts(of: key)
    let known = rules()
    guard let rule = listedRule(id) else {
      if !constraintsAreKnown { return true }
      if !rolesAreKnown, id.contains("-references-") || id.contains("-imports-") { return true }
      log.report(
        "unknown rule '\(id.shortened)' in '\(field.path)'\(NearestNames.hint(for: id, among: known.keys))", line: field.entryLine
      )
      return false
    }
    guard let name, !rule.cases.contains(name) else { return true }
    let hint = rule.cases.isEmpty ? "; it has none" : NearestNames.hint(for: name, among: rule.cases)
    log.report("unknown case '\(name.shortened)' of rule '\(id)'\(hint)", line: field.entryLine)
    return false
  }
}

extension ConfigurationReader {
  mutating func options(of key: String, _ field: YamlField) -> RuleOptions {
    guard let rule = listedRule(key) else {
      // The rule may belong to a dialect or a file of constraints with mistakes.
      if rolesAreKnown && constraintsAreKnown || key.contains(where: { "*.".contains($0) }) {
        log.report("options apply to a whole rule; set '\(field.path)' under a rule's id", line: field.entryLine)
      }
      return RuleOptions()
    }
    var options = RuleOptions()
    for (name, value) in log.entries(field) where !log.isFull {
      guard let option = rule.options.first(where: { $0.name == name }) else {
        log.report("'\(key)' has no option '\(name.shortened)'\(hint(for: name, of: rule))", line: value.entryLine)
        continue
      }
      options[name] = self.value(of: option, value)
    }
    return options
  }

  /// The hint for an unknown option: the nearest one, or the rules that have it.
  private mutating func hint(for name: String, of rule: ConfigurationVocabulary.RuleVocabulary) -> String {
    let own = NearestNames.hint(for: name, among: rule.options.map(\.name))
    let others = rules().filter { $0.value.options.contains { $0.name == name } }.keys.sorted().prefix(3)
    if own.contains("did you mean") || others.isEmpty { return own.isEmpty ? "; it has none" : own }
    return "; it belongs to \(others.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private mutating func value(of option: RuleOption, _ field: YamlField) -> RuleOptions.Value? {
    switch option.kind {
    case .names(let named):
      return .names(log.elements(field).compactMap { element in log.text(element).flatMap { self.name($0, named, at: element) } })
    case .choices(let named, let words):
      var choices: [String: String] = [:]
      for (key, value) in log.entries(field) where !log.isFull {
        guard name(key, named, at: value) != nil, let word = log.choice(value, words.map { ($0, $0) }) else { continue }
        choices[key] = word
      }
      return .choices(choices)
    }
  }

  /// Reads a name, with an error if it cannot exist.
  private mutating func name(_ name: String, _ named: RuleOption.Named, at field: YamlField) -> String? {
    let known: [String]? =
      switch named {
      case .modules, .components: nil
      case .roles: rolesAreKnown ? (Role.all + ownRoles).map(\.name) : nil
      case .frameworks(let known): known
      }
    guard let known, !known.contains(name) else { return name }
    let hint = NearestNames.hint(for: name, among: known)
    log.report(
      "unknown \(named == .roles ? "role" : "framework") '\(name.shortened)' in '\(field.path)'\(hint)", line: field.entryLine)
    return nil
  }
}

import ViperModel
import ViperText
import ViperYAML

extension ConfigurationReader {
  static let levels: [(word: String, value: RuleEntry.Level)] =
    Severity.allCases.map { ($0.rawValue, .on($0)) } + [("off", .off)]

  mutating func readRules(_ field: YamlField) -> [RuleEntry] {
    let found = log.entries(field).compactMap { key, value -> (entry: RuleEntry, accept: RulePolicy?)? in
      guard !log.isFull, isKnown(key, at: value) else { return nil }
      var accept: RulePolicy?
      let entry = rule(key, value, ConfigurationKeys.rule) { reader, part in accept = reader.policy(of: key, part) }
      return (entry, accept)
    }
    let policies = found.compactMap(\.accept)
    // The last one that fits is asked first, and an id goes before a pattern.
    configuration.policies = policies.filter { $0.rule.contains("*") } + policies.filter { !$0.rule.contains("*") }
    return found.map(\.entry)
  }

  mutating func overriddenRules(_ field: YamlField) -> [RuleEntry] {
    log.entries(field).compactMap { key, value in
      guard !log.isFull, isKnown(key, at: value) else { return nil }
      return rule(key, value, ConfigurationKeys.overriddenRule) { _, _ in }
    }
  }

  /// A severity alone, or a map.
  private mutating func rule(
    _ key: String, _ field: YamlField, _ keys: [ConfigurationKeys.Key], accept: (inout Self, YamlField) -> Void
  ) -> RuleEntry {
    var entry = RuleEntry(key: key, line: field.entryLine)
    guard field.isMap else {
      guard field.text != nil, !field.isNull else {
        log.wrongType(field, expected: "a severity, 'off' or a map")
        return entry
      }
      entry.level = log.choice(field, Self.levels)
      return entry
    }
    let isAboutCode = rules()[key]?.isAboutCode ?? true
    let parts = log.entries(field, keys: ConfigurationKeys.names(isAboutCode ? keys : ConfigurationKeys.ruleOfAcceptance))
    if parts.isEmpty { log.report("'\(field.path)' says nothing; state a severity, or remove it", line: entry.line) }
    for (name, part) in parts where !part.isNull {
      switch name {
      case "severity": entry.level = log.choice(part, Self.levels)
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

  /// Whether there is such a rule, and such a case of it; a pattern that fits none is told of by the run.
  private mutating func isKnown(_ key: String, at field: YamlField) -> Bool {
    if key.contains("*") { return true }
    let (id, name) = KnownRules.parts(of: key)
    let known = rules()
    guard let rule = known[id] else {
      if !rolesAreKnown, id.contains("-references-") || id.contains("-imports-") { return true }
      log.report("unknown rule '\(id)' in '\(field.path)'\(NearestNames.hint(for: id, among: known.keys))", line: field.entryLine)
      return false
    }
    guard let name, !rule.cases.contains(name) else { return true }
    let hint = rule.cases.isEmpty ? "; it has none" : NearestNames.hint(for: name, among: rule.cases)
    log.report("unknown case '\(name)' of rule '\(id)'\(hint)", line: field.entryLine)
    return false
  }
}

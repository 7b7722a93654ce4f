import ViperLinking
import ViperModel
import ViperText
import ViperYAML

extension ConfigurationReader {
  mutating func options(of key: String, _ field: YamlField) -> RuleOptions {
    guard let rule = rules()[key] else {
      // Of a rule of a dialect with mistakes nothing more can be said.
      if rolesAreKnown || key.contains(where: { "*.".contains($0) }) {
        log.report("options belong to one rule as a whole; state '\(field.path)' under a rule's id", line: field.entryLine)
      }
      return RuleOptions()
    }
    var options = RuleOptions()
    for (name, value) in log.entries(field) where !log.isFull {
      guard let option = rule.options.first(where: { $0.name == name }) else {
        log.report("'\(key)' has no option '\(name)'\(hint(for: name, of: rule))", line: value.entryLine)
        continue
      }
      options[name] = self.value(of: option, value)
    }
    return options
  }

  /// The option that was meant, or the rules that have it.
  private mutating func hint(for name: String, of rule: ConfigurationVocabulary.Rule) -> String {
    let own = NearestNames.hint(for: name, among: rule.options.map(\.name))
    let others = rules().filter { $0.value.options.contains { $0.name == name } }.keys.sorted().prefix(3)
    if own.contains("did you mean") || others.isEmpty { return own.isEmpty ? "; it has none" : own }
    return "; it is one of \(others.map { "'\($0)'" }.joined(separator: ", "))"
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

  /// The name itself, where it may exist.
  private mutating func name(_ name: String, _ named: RuleOption.Named, at field: YamlField) -> String? {
    let known: [String]? =
      switch named {
      case .modules, .components: nil
      case .roles: rolesAreKnown ? (Role.all + ownRoles).map(\.name) : nil
      case .frameworks(let known): known
      }
    guard let known, !known.contains(name) else { return name }
    let hint = NearestNames.hint(for: name, among: known)
    log.report("unknown \(named == .roles ? "role" : "framework") '\(name)' in '\(field.path)'\(hint)", line: field.entryLine)
    return nil
  }
}

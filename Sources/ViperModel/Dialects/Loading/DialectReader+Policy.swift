import OrderedCollections
import ViperText
import ViperYAML

extension DialectReader {
  private static let rules: [(word: String, value: ReferenceRule)] = [
    ("allowed", .allowed), ("everywhere", .everywhere), ("forbidden", .forbidden),
  ]
  private static let ways: [(word: String, value: Set<ReferenceRule.Way>)] =
    [("all", Set(ReferenceRule.Way.allCases)), ("none", [])] + ReferenceRule.Way.allCases.map { ($0.rawValue, [$0]) }
  private static let referenceKeys = ["within", "across", "hold", "allows-concrete", "only-in-initializers", "until-read"]

  /// Reads rows by referring role, entries by referenced role. An entry replaces the extended dialect's as a whole.
  mutating func readReferences(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.references[Role(key)] = nil
    } read: { reader, key, value in
      guard let from = reader.role(key, at: value) else { return }
      var row = reader.dialect.references[from] ?? [:]
      reader.readRow(value, into: &row)
      reader.dialect.references[from] = row
    }
  }

  private mutating func readRow(_ field: YamlField, into row: inout OrderedDictionary<Role, ReferenceRule>) {
    for (key, value) in log.entries(field) {
      guard Role(key) == .others || role(key, at: value) != nil else { continue }
      if value.isNull { row[Role(key)] = nil } else { row[Role(key)] = referenceRule(value) }
    }
  }

  /// Reads one word, or a map of differences from `allowed`.
  private mutating func referenceRule(_ field: YamlField) -> ReferenceRule? {
    if field.text != nil { return log.choice(field, Self.rules) }
    var rule = ReferenceRule()
    for (key, part) in log.entries(field, keys: Self.referenceKeys) where !part.isNull {
      switch key {
      case "within": rule.within = ways(part)
      case "across": rule.across = ways(part)
      case "hold": rule.hold = log.elements(part).compactMap { log.choice($0) }
      case "allows-concrete": rule.allowsConcrete = log.flag(part) ?? false
      case "until-read": rule.isKeptUntilRead = log.flag(part) ?? false
      default: rule.onlyInInitializers = log.flag(part) ?? false
      }
    }
    return rule
  }

  private mutating func ways(_ field: YamlField) -> Set<ReferenceRule.Way> {
    log.elements(field).compactMap { log.choice($0, Self.ways) }.reduce(into: []) { $0.formUnion($1) }
  }
}

extension DialectReader {
  private static let levels: [(word: String, value: Severity?)] = Severity.allCases.map { ($0.rawValue, $0) } + [("off", nil)]

  mutating func readSeverities(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.severities.removeValue(forKey: key)
    } read: { reader, key, value in
      reader.checkRule(key, at: value)
      guard let severity = reader.log.choice(value, Self.levels) else { return }
      reader.dialect.severities.updateValue(severity, forKey: key)
    }
  }

  private mutating func checkRule(_ id: String, at field: YamlField) {
    guard let ruleNames else { return }
    let (rule, name) = RuleNames.parts(of: id)
    let listed = RuleNames.listed(rule, isListed: ruleNames.rules.contains)
    guard listed != nil || isFamilyOfOwnRole(rule, ruleNames.rules) else {
      return log.report(
        "unknown rule '\(rule.shortened)' in '\(field.path)'\(NearestNames.hint(for: rule, among: ruleNames.rules))", at: field)
    }
    let cases = ruleNames.cases(of: listed ?? rule)
    guard let name, !cases.isEmpty, !cases.contains(name) else { return }
    log.report("unknown case '\(name.shortened)' of rule '\(rule)'\(NearestNames.hint(for: name, among: cases))", at: field)
  }

  /// Whether an id belongs to a family by one of the dialect's own roles: `view-references-coordinator` for a role `coordinator`.
  private func isFamilyOfOwnRole(_ rule: String, _ rules: Set<String>) -> Bool {
    let own = dialect.roles.keys.filter { !Role.all.contains($0) }
    return own.contains { role in
      guard let range = rule.firstRange(of: role.name) else { return false }
      return Role.all.contains { rules.contains(rule.replacingCharacters(in: range, with: $0.name)) }
    }
  }
}

extension String {
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(part) ? start..<self.index(start, offsetBy: part.count) : nil
    }.first
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

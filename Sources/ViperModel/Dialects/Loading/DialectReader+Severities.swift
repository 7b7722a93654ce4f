internal import OrderedCollections
internal import ViperText
internal import ViperYAML

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
    guard let knownRules else { return }
    let (rule, name) = KnownRules.parts(of: id)
    guard knownRules.rules.contains(rule) || isFamilyOfOwnRole(rule, knownRules.rules) else {
      return log.report(
        "unknown rule '\(rule)' in '\(field.path)'\(NearestNames.hint(for: rule, among: knownRules.rules))", at: field)
    }
    let cases = knownRules.cases(of: rule)
    guard let name, !cases.isEmpty, !cases.contains(name) else { return }
    log.report("unknown case '\(name)' of rule '\(rule)'\(NearestNames.hint(for: name, among: cases))", at: field)
  }

  /// Whether it is a rule that exists for another role, as `view-references-coordinator` does in a dialect with a role
  /// `coordinator`.
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

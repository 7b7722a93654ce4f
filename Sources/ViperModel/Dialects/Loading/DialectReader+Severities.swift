internal import OrderedCollections

extension DialectReader {
  mutating func readSeverities(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.severities.removeValue(forKey: key)
    } read: { reader, key, value in
      reader.checkRule(key, at: value)
      let words = Severity.allCases.map { (word: $0.rawValue, value: Optional($0)) } + [("off", nil)]
      guard let severity = reader.log.choice(value, words) else { return }
      reader.dialect.severities.updateValue(severity, forKey: key)
    }
  }

  private mutating func checkRule(_ id: String, at field: YamlField) {
    guard let knownRules else { return }
    let parts = id.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rules = Set(knownRules.map { String($0.prefix { $0 != "." }) })
    guard rules.contains(parts[0]) || isFamilyOfOwnRole(parts[0], rules) else {
      return log.report("unknown rule '\(parts[0])' in '\(field.path)'\(NearestKey.hint(for: parts[0], among: rules))", at: field)
    }
    let cases = knownRules.filter { $0.hasPrefix(parts[0] + ".") }.map { String($0.dropFirst(parts[0].count + 1)) }
    guard parts.count == 2, !cases.isEmpty, !cases.contains(parts[1]) else { return }
    log.report("unknown case '\(parts[1])' of rule '\(parts[0])'\(NearestKey.hint(for: parts[1], among: cases))", at: field)
  }

  /// Whether it is a rule that exists for another role, as `view-references-coordinator` does in a dialect with a role `coordinator`.
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

import ViperYAML

extension ConfigurationReader {
  /// First their paths and dialects, one for each element of the list; their rules follow when all dialects are known.
  mutating func readOverriddenDialects(_ field: YamlField) {
    guard field.list != nil else { return log.wrongType(field, expected: "a list of maps") }
    configuration.overrides = log.elements(field).map { element in
      var override = PathOverride(paths: [], line: element.line)
      guard !log.isFull else { return override }
      let parts = log.entries(element, keys: ConfigurationKeys.names(ConfigurationKeys.override)).filter { !$0.value.isNull }
      for (key, part) in parts {
        switch key {
        case "paths": override.paths = paths(part)
        case "dialect": override.dialect = dialect(part)
        default: break
        }
      }
      guard element.isMap else { return override }
      if !parts.contains(where: { $0.key == "paths" && !isEmptyList($0.value) }) {
        log.report("'\(element.path)' has no paths; name the files that it holds for", at: element)
      } else if !parts.contains(where: { $0.key != "paths" }) {
        log.report("'\(element.path)' changes nothing; state a dialect or rules, or remove it", at: element)
      }
      return override
    }
  }

  private func isEmptyList(_ field: YamlField) -> Bool { field.list?.isEmpty == true }

  mutating func readOverriddenRules(_ field: YamlField) {
    for (index, element) in (field.list ?? []).enumerated() {
      guard let rules = element.member("rules"), !rules.isNull else { continue }
      configuration.overrides[index].rules = overriddenRules(rules)
    }
  }
}

internal import Yams

extension ConfigurationReader {
  /// First their paths and dialects, one for each element of the list; their rules follow when all dialects are known.
  mutating func readOverriddenDialects(_ field: YamlField) {
    guard case .sequence = field.node else { return log.wrongType(field, expected: "a list of maps") }
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
      guard element.node.mapping != nil else { return override }
      if !parts.contains(where: { $0.key == "paths" && !isEmptyList($0.value) }) {
        log.report("'\(element.path)' has no paths; name the files that it holds for", at: element)
      } else if !parts.contains(where: { $0.key != "paths" }) {
        log.report("'\(element.path)' changes nothing; state a dialect or rules, or remove it", at: element)
      }
      return override
    }
  }

  private func isEmptyList(_ field: YamlField) -> Bool { field.node.sequence?.isEmpty == true }

  mutating func readOverriddenRules(_ field: YamlField) {
    guard case .sequence(let sequence) = field.node else { return }
    for (index, node) in sequence.enumerated() {
      guard let rules = node.mapping?.first(where: { $0.key.scalar?.string == "rules" }) else { continue }
      let part = field.element(index, node).child("rules", rules.value, keyLine: rules.key.mark?.line)
      if !part.isNull { configuration.overrides[index].rules = overriddenRules(part) }
    }
  }
}

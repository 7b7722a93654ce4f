internal import OrderedCollections
internal import ViperConfiguration
import ViperConfiguration
internal import ViperModel
internal import ViperRules

/// One rule of the catalogue: summary, rationale, severities, examples, and the dialects that deviate.
struct RuleBookEntry {
  let rule: any DocumentedRule.Type
  let dialects: [Dialect]

  /// The rule's id, or the pattern of its family's ids.
  var title: String {
    switch rule.ids {
    case .one(let id): id
    case .perRole(let suffix, _): "<role>-\(suffix)"
    case .perImport: "<role>-imports-<framework>"
    case .perPair(let infix): "<role>-\(infix)-<role>"
    }
  }

  var markdown: String {
    let documentation = rule.documentation
    var parts = ["## \(title)", documentation.summary, documentation.rationale, severities]
    parts += documentation.triggering.prefix(2).map { block("Reported", $0) }
    parts += documentation.nonTriggering.prefix(2).map { block("Fine", $0) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var severities: String {
    let documentation = rule.documentation
    var lines = ["* Severity: \(documentation.severity?.rawValue ?? "off")"]
    lines += documentation.cases.map { "* Case `\($0.name)`: \($0.severity.rawValue); \($0.summary)" }
    lines += documentation.options.map { "* Option `\($0.name)`, \($0.form): \($0.summary); default: \($0.default)" }
    lines += differences.map { "* \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The dialects' severities for the rule's ids that differ from the rule's default.
  private var differences: [String] {
    let ids = Set(rule.ids.expanded(over: Role.all))
    return dialects.flatMap { dialect in
      dialect.severities.compactMap { key, severity -> String? in
        let id = String(key.split(separator: ".")[0])
        guard ids.contains(id), severity != rule.documentation.severity else { return nil }
        return "In `\(dialect.name)`, `\(key)` is \(severity?.rawValue ?? "off")"
      }
    }
  }

  private func block(_ title: String, _ example: Example) -> String {
    let id = example.rule.map { " (`\($0)`)" } ?? ""
    return "\(title) in `\(example.dialect)`\(id):\n\n```swift\n\(example.code)\n```"
  }
}

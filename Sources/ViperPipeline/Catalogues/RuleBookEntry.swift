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

  /// The severities that dialects set otherwise than the rule does, each with those dialects.
  private var differences: [String] {
    let ids = Set(rule.ids.expanded(over: Role.all))
    var dialectsBySetting: OrderedDictionary<String, [String]> = [:]
    for dialect in dialects {
      for (key, severity) in dialect.severities where severity != defaultSeverity(of: key) {
        guard ids.contains(String(key.split(separator: ".")[0])) else { continue }
        dialectsBySetting["`\(key)` is \(severity?.rawValue ?? "off")", default: []].append("`\(dialect.name)`")
      }
    }
    return dialectsBySetting.map { "\($0.key) in \($0.value.joined(separator: ", "))" }
  }

  /// The rule's own severity for a key: that of the case, if it names one.
  private func defaultSeverity(of key: String) -> Severity? {
    let name = key.split(separator: ".").dropFirst().first
    return rule.documentation.cases.first { name == $0.name[...] }?.severity ?? rule.documentation.severity
  }

  private func block(_ title: String, _ example: Example) -> String {
    let id = example.rule.map { " (`\($0)`)" } ?? ""
    return "\(title) in `\(example.dialect)`\(id):\n\n```swift\n\(example.code)\n```"
  }
}

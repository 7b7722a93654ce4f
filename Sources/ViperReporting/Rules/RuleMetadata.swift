import ViperModel
import ViperRules

/// A rule's documentation, for formats with a rule catalogue.
struct RuleMetadata {
  let id: String
  /// One sentence.
  let summary: String
  let rationale: String
  /// The default severity: that of the worst case; nil for a rule that is off until a dialect enables it.
  let severity: Severity?
  private let examples: [Example]

  /// - Parameters:
  ///   - id: the rule of any finding; an id that is not in the registry serves as its own summary.
  ///   - constraint: the documentation of a rule of the team's own.
  init(_ id: String, _ constraint: Finding.ConstraintDocumentation? = nil) {
    if let constraint {
      self.id = id
      (summary, rationale, severity, examples) = (constraint.summary, constraint.reason, constraint.severity, [])
      return
    }
    let documentation = RuleRegistry.builtIn.rule(reporting: id)?.documentation(of: id)
    self.id = id
    summary = documentation?.summary ?? id
    rationale = documentation?.rationale ?? summary
    severity = documentation.map { ($0.cases.map(\.severity) + [$0.severity].compactMap(\.self)).max() } ?? .warning
    examples = documentation?.triggering.filter { $0.rule == nil || $0.rule == id } ?? []
  }

  /// The rules of a report's findings, including those merged into them (`alsoRules`), sorted by id.
  static func of(_ findings: [Finding]) -> [RuleMetadata] {
    let constraints = constraints(of: findings)
    return Set(findings.flatMap { [$0.rule] + $0.alsoRules }).sorted().map { RuleMetadata($0, constraints[$0]) }
  }

  /// By name, the documentation of the team's own rules that have findings.
  static func constraints(of findings: [Finding]) -> [String: Finding.ConstraintDocumentation] {
    Dictionary(
      findings.compactMap { finding in finding.constraint.map { (finding.rule, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  var helpText: String { "\(summary)\n\n\(rationale)" }

  var helpMarkdown: String {
    let example = examples.first.map { "\n\nReported in `\($0.dialect)`:\n\n```swift\n\($0.plainCode)\n```" } ?? ""
    return "**\(summary)**\n\n\(rationale)\(example)"
  }
}

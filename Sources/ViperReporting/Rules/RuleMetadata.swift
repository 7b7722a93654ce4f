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

  /// - Parameter id: the rule of any finding; an id that is not in the registry serves as its own summary.
  init(_ id: String) {
    let documentation = RuleRegistry.builtIn.rule(reporting: id)?.documentation
    self.id = id
    summary = documentation?.summary ?? id
    rationale = documentation?.rationale ?? summary
    severity = documentation.map { ($0.cases.map(\.severity) + [$0.severity].compactMap(\.self)).max() } ?? .warning
    examples = documentation?.triggering.filter { $0.rule == nil || $0.rule == id } ?? []
  }

  /// The rules of a report's findings, including those merged into them (`alsoRules`), sorted by id.
  static func of(_ findings: [Finding]) -> [RuleMetadata] {
    Set(findings.flatMap { [$0.rule] + $0.alsoRules }).sorted().map(RuleMetadata.init)
  }

  var helpText: String { "\(summary)\n\n\(rationale)" }

  var helpMarkdown: String {
    let example = examples.first.map { "\n\nReported in `\($0.dialect)`:\n\n```swift\n\($0.plainCode)\n```" } ?? ""
    return "**\(summary)**\n\n\(rationale)\(example)"
  }
}

import ViperModel
import ViperRules

/// What formats with a catalogue of rules say of one.
struct RuleMetadata {
  let id: String
  /// One sentence.
  let summary: String
  let rationale: String
  /// Where neither dialect nor configuration says otherwise: the worst of its cases; nil for a rule that dialects turn on.
  let severity: Severity?
  private let examples: [Example]

  /// - Parameter id: of any finding; one that the registry does not know speaks for itself.
  init(_ id: String) {
    let documentation = RuleRegistry.builtIn.rule(reporting: id)?.documentation
    self.id = id
    summary = documentation?.summary ?? id
    rationale = documentation?.rationale ?? summary
    severity = documentation.map { ($0.cases.map(\.severity) + [$0.severity].compactMap(\.self)).max() } ?? .warning
    examples = documentation?.triggering.filter { $0.rule == nil || $0.rule == id } ?? []
  }

  /// Those of a report's findings, and of what the same edits heal, sorted by id.
  static func of(_ findings: [Finding]) -> [RuleMetadata] {
    Set(findings.flatMap { [$0.rule] + $0.alsoRules }).sorted().map(RuleMetadata.init)
  }

  var helpText: String { "\(summary)\n\n\(rationale)" }

  var helpMarkdown: String {
    let example = examples.first.map { "\n\nReported in `\($0.dialect)`:\n\n```swift\n\($0.plainCode)\n```" } ?? ""
    return "**\(summary)**\n\n\(rationale)\(example)"
  }
}

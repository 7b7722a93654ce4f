import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// SonarQube's generic issues, in the format with rules and impacts that it imports since 10.3.
///
/// Severity is a property of the rule there: each rule gets the severity of its worst finding.
package struct SonarQubeReporter: Reporter {
  package static let name = "sonarqube"
  package static let sourceLines = SourceExcerpts.Need.everything
  package static let showsDiagnostics = false

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let findings = report.newFindings
    let severities = Dictionary(findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
    let constraints = RuleMetadata.constraints(of: findings)
    let rules = severities.keys.sorted().map { rule(RuleMetadata($0, constraints[$0]), severities[$0] ?? .warning) }
    let document = JSONValue.object([
      ("rules", .array(rules)),
      ("issues", .array(findings.map { issue($0, context.excerpts) })),
    ])
    return document.text(breakingTo: 2) + "\n"
  }

  private func rule(_ rule: RuleMetadata, _ severity: Severity) -> JSONValue {
    let impact = JSONValue.object([("softwareQuality", .string("MAINTAINABILITY")), ("severity", .string(impactName(severity)))])
    return .object([
      ("id", .string(rule.id)), ("name", .string(rule.summary)), ("description", .string(rule.rationale)),
      ("engineId", .string("viper-lint")), ("cleanCodeAttribute", .string("MODULAR")), ("impacts", .array([impact])),
    ])
  }

  private func impactName(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .info: "LOW"
    }
  }

  private func issue(_ finding: Finding, _ excerpts: SourceExcerpts) -> JSONValue {
    .object([
      ("ruleId", .string(finding.rule)),
      ("primaryLocation", location(finding.range, finding.message, excerpts)),
      ("secondaryLocations", .array(finding.notes.map { location($0.range, $0.message, excerpts) })),
    ])
  }

  private func location(_ range: SourceRange, _ message: String, _ excerpts: SourceExcerpts) -> JSONValue {
    .object([("message", .string(message)), ("filePath", .string(range.file)), ("textRange", textRange(range, excerpts))])
  }

  /// Columns count from 0 in UTF-16. An import fails on a column outside its line, so columns are left out if the source is not
  /// available.
  private func textRange(_ range: SourceRange, _ excerpts: SourceExcerpts) -> JSONValue {
    let line: [(key: String, value: JSONValue)] = [("startLine", .number(range.line))]
    guard let columns = UTF16Columns(of: range, in: excerpts), let end = columns.end else { return .object(line) }
    return .object(
      line + [
        ("endLine", .number(range.endLine)), ("startColumn", .number(columns.start - 1)), ("endColumn", .number(end - 1)),
      ])
  }
}

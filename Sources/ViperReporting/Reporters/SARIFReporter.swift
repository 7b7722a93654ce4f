import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// SARIF 2.1.0 for GitHub's code scanning and other viewers: all findings, with suppressed and baselined ones marked.
package struct SARIFReporter: Reporter {
  package static let name = "sarif"
  package static let sourceLines = SourceExcerpts.Need.everything
  package static let showsEdits = true
  private static let root = "%SRCROOT%"

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let rules = RuleMetadata.of(report.findings)
    let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let base = context.basePath.hasSuffix("/") ? context.basePath : context.basePath + "/"
    let run = JSONValue.object([
      ("tool", .object([("driver", driver(report, rules))])),
      ("columnKind", .string("utf16CodeUnits")),
      ("originalUriBaseIds", .object([(Self.root, .object([("uri", .string(FileURI.text(of: base)))]))])),
      ("invocations", .array([invocation(report)])),
      ("results", .array(report.findings.map { result($0, positions, context) })),
    ])
    let document = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return document.text(breakingTo: 4) + "\n"
  }

  private func driver(_ report: LintReport, _ rules: [RuleMetadata]) -> JSONValue {
    .object([
      ("name", .string("viper-lint")), ("version", .string(report.toolVersion)), ("rules", .array(rules.map(rule))),
    ])
  }

  private func rule(_ rule: RuleMetadata) -> JSONValue {
    .object([
      ("id", .string(rule.id)),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.rationale)),
      ("help", .object([("text", .string(rule.helpText)), ("markdown", .string(rule.helpMarkdown))])),
      ("defaultConfiguration", .object([("enabled", .bool(rule.severity != nil)), ("level", level(rule.severity ?? .warning))])),
      ("properties", .object([("tags", .array([.string("architecture"), .string("viper")]))])),
    ])
  }

  private func invocation(_ report: LintReport) -> JSONValue {
    .object([
      ("executionSuccessful", .bool(report.isComplete)),
      ("toolExecutionNotifications", .array(report.diagnostics.map(notification))),
    ])
  }

  private func notification(_ diagnostic: Diagnostic) -> JSONValue {
    let place = diagnostic.file.map { file in
      [("artifactLocation", artifact(file))]
        + (diagnostic.line.map { [("region", JSONValue.object([("startLine", .number($0))]))] } ?? [])
    }
    return .object(
      [("level", .string(diagnostic.severity.rawValue)), ("message", message(diagnostic.message))]
        + (place.map { [("locations", .array([.object([("physicalLocation", .object($0))])]))] } ?? []))
  }

  private func result(_ finding: Finding, _ positions: [String: Int], _ context: ReportContext) -> JSONValue {
    let related = finding.notes.enumerated().map { number, note in
      location(note.range, context, [("id", .number(number + 1)), ("message", message(note.message))])
    }
    return .object([
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .number(positions[finding.rule] ?? -1)),
      ("level", level(finding.severity)),
      ("message", message(finding.message)),
      ("locations", .array([location(finding.range, context, [])])),
      ("relatedLocations", .array(related)),
      ("partialFingerprints", .object([("viperLintFingerprint/v1", .string(finding.fingerprint))])),
      ("suppressions", .array(suppressions(of: finding))),
      ("fixes", .array(SARIFFix(finding.edits, context.excerpts, artifact: artifact).map { [$0.value] } ?? [])),
      ("properties", properties(of: finding)),
    ])
  }

  private func suppressions(of finding: Finding) -> [JSONValue] {
    guard finding.disposition != .new else { return [] }
    let kind = finding.disposition == .suppressed ? "inSource" : "external"
    return [.object([("kind", .string(kind))] + (finding.justification.map { [("justification", .string($0))] } ?? []))]
  }

  private func properties(of finding: Finding) -> JSONValue {
    .object([
      ("module", .optional(finding.module)), ("component", .optional(finding.component)), ("dialect", .optional(finding.dialect)),
      ("target", .optional(finding.target)), ("case", .optional(finding.case)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("alsoRules", .array(finding.alsoRules.map(JSONValue.string))),
    ])
  }

  // MARK: places

  private func location(_ range: SourceRange, _ context: ReportContext, _ more: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(
      [("physicalLocation", .object([("artifactLocation", artifact(range.file)), ("region", region(range, context.excerpts))]))]
        + more)
  }

  private func artifact(_ path: String) -> JSONValue {
    let base: [(key: String, value: JSONValue)] = path.hasPrefix("/") ? [] : [("uriBaseId", .string(Self.root))]
    return .object([("uri", .string(FileURI.text(of: path)))] + base)
  }

  /// The region in UTF-16 columns; the line alone if the source is not available, since byte columns would be wrong.
  private func region(_ range: SourceRange, _ excerpts: SourceExcerpts) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("startLine", .number(range.line))]
    if let columns = UTF16Columns(of: range, in: excerpts) {
      members.append(("startColumn", .number(columns.start)))
      if let end = columns.end { members += [("endLine", .number(range.endLine)), ("endColumn", .number(end))] }
    }
    return .object(members)
  }

  // MARK: texts

  private func level(_ severity: Severity) -> JSONValue { .string(severity == .info ? "note" : severity.rawValue) }

  private func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// Escapes `[text](target)`, which SARIF reads as a link, and `{0}`, which it reads as a placeholder.
  private func message(_ text: String) -> JSONValue {
    var plain = text
    if text.utf8.contains(UInt8(ascii: "]")), text.contains("](") {
      plain = plain.escaping(["\\": "\\\\", "[": "\\[", "]": "\\]"])
    }
    // A cheap check first: few messages have a brace, and a regular expression is slow.
    if text.utf8.contains(UInt8(ascii: "{")), text.contains(/\{[0-9]+\}/) { plain = plain.escaping(["{": "{{", "}": "}}"]) }
    return self.text(plain)
  }
}

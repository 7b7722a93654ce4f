import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// TeamCity's service messages: inspections, which appear on a tab of the build.
package struct TeamCityReporter: Reporter {
  package static let name = "teamcity"
  /// TeamCity's limits for names and for texts.
  private static let nameLimit = 255
  private static let textLimit = 4000

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let findings = report.newFindings
    let constraints = RuleMetadata.constraints(of: findings)
    let types = Set(findings.map(\.rule)).sorted().map { type(RuleMetadata($0, constraints[$0])) }
    return (report.diagnostics.map(message) + types + findings.map(inspection)).map { $0 + "\n" }.joined()
  }

  private func type(_ rule: RuleMetadata) -> String {
    Self.message(
      "inspectionType",
      [
        ("id", Self.cut(rule.id, Self.nameLimit)), ("name", Self.cut(rule.id, Self.nameLimit)), ("category", "viper-lint"),
        ("description", Self.cut(rule.summary, Self.textLimit)),
      ])
  }

  private func inspection(_ finding: Finding) -> String {
    Self.message(
      "inspection",
      [
        ("typeId", Self.cut(finding.rule, Self.nameLimit)), ("message", Self.cut(finding.message, Self.textLimit)),
        ("file", Self.cut(finding.range.file, Self.textLimit)), ("line", String(finding.range.line)),
        ("SEVERITY", finding.severity.rawValue.uppercased()),
      ])
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    let status = diagnostic.severity == .note ? "NORMAL" : diagnostic.severity.rawValue.uppercased()
    return Self.message("message", [("text", Self.cut(diagnostic.text, Self.textLimit)), ("status", status)])
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    let visible = text.visible
    return visible.unicodeScalars.count <= limit
      ? visible : String(String.UnicodeScalarView(visible.unicodeScalars.prefix(limit - 1))) + "…"
  }

  private static func message(_ name: String, _ attributes: [(String, String)]) -> String {
    "##teamcity[\(name) " + attributes.map { "\($0)='\(escaped($1))'" }.joined(separator: " ") + "]"
  }

  /// Escapes quotes, bars and brackets with a bar, and non-ASCII characters as code units.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "|", "'", "[", "]": result += "|\(scalar)"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: for unit in String(scalar).utf16 { result += "|0x" + String(0x10000 | UInt32(unit), radix: 16).dropFirst() }
      }
    }
  }
}

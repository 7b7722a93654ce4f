import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// A table for spreadsheets (RFC 4180) with a row for each finding.
package struct CSVReporter: Reporter {
  package static let name = "csv"
  package static let showsDiagnostics = false

  private static let columns = [
    "disposition", "severity", "rule", "file", "line", "column", "module", "component", "role", "dialect", "target", "property",
    "message", "justification", "fingerprint",
  ]

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    CSVTable.text([Self.columns] + report.findings.map(cells))
  }

  private func cells(_ finding: Finding) -> [String] {
    [
      finding.disposition.rawValue, finding.severity.rawValue, finding.rule, finding.range.file, String(finding.range.line),
      String(finding.range.column), finding.module ?? "", finding.component ?? "", finding.role?.name ?? "",
      finding.dialect ?? "",
      finding.target ?? "", finding.property ?? "", finding.message, finding.justification ?? "", finding.fingerprint,
    ]
  }
}

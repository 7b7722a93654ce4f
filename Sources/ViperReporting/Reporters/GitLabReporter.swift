import ViperFacts
import ViperModel
import ViperPlatform
package import ViperRules
import ViperText

/// GitLab's code quality report, a file that a job uploads as an artifact.
package struct GitLabReporter: Reporter {
  package static let name = "gitlab"
  package static let showsDiagnostics = false

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    JSONValue.array(report.newFindings.map { issue($0, context) }).text(breakingTo: 1) + "\n"
  }

  private func issue(_ finding: Finding, _ context: ReportContext) -> JSONValue {
    let lines = JSONValue.object([("begin", .number(finding.range.line)), ("end", .number(finding.range.endLine))])
    let file = finding.range.file
    // Paths outside the base path are printed as absolute, which GitLab does not accept.
    let path = file.hasPrefix("/") ? AbsolutePath(file).relative(to: AbsolutePath(context.basePath)) : file
    return .object([
      ("description", .string(finding.message)),
      ("check_name", .string(finding.rule)),
      ("fingerprint", .string(finding.fingerprint)),
      ("severity", .string(severity(finding.severity))),
      ("location", .object([("path", .string(path)), ("lines", lines)])),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}

import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Checkstyle's XML, which most build servers and review tools read.
package struct CheckstyleReporter: Reporter {
  package static let name = "checkstyle"
  package static let showsDiagnostics = false

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    var files: [XMLNode] = []
    var current: String?
    for finding in report.newFindings {
      if current != finding.range.file { files.append(XMLNode("file", [("name", finding.range.file)])) }
      current = finding.range.file
      files[files.count - 1].children.append(error(finding))
    }
    return XMLNode("checkstyle", [("version", "10.0")], children: files).document
  }

  private func error(_ finding: Finding) -> XMLNode {
    XMLNode(
      "error",
      [
        ("line", String(finding.range.line)), ("column", String(finding.range.column)), ("severity", finding.severity.rawValue),
        ("message", finding.message), ("source", finding.rule),
      ])
  }
}

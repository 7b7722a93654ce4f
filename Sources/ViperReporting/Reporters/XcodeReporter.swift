import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Lines that Xcode turns into annotations in the editor: `/absolute/path:line:column: warning: message (rule)`.
///
/// Only new findings and the run's diagnostics are printed, an `info` as a note, so a clean run prints nothing.
package struct XcodeReporter: Reporter {
  package static let name = "xcode"

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let findings = report.newFindings.flatMap { lines($0, context) }
    let diagnostics = report.diagnostics.map { $0.text(at: $0.file.map { absolute($0, context) }) }
    return (findings + diagnostics).map { $0 + "\n" }.joined().withoutCommands
  }

  private func lines(_ finding: Finding, _ context: ReportContext) -> [String] {
    let severity = finding.severity == .info ? "note" : finding.severity.rawValue
    let rules = ([finding.rule] + finding.alsoRules).joined(separator: ", ").visible
    let head = "\(place(of: finding.range, context)): \(severity): \(finding.message.visible) (\(rules))"
    return [head] + finding.notes.map { "\(place(of: $0.range, context)): note: \($0.message.visible)" }
  }

  private func place(of range: SourceRange, _ context: ReportContext) -> String {
    "\(absolute(range.file, context).visible):\(range.line):\(range.column)"
  }

  private func absolute(_ path: String, _ context: ReportContext) -> String {
    if path.hasPrefix("/") { return path }
    return context.basePath.hasSuffix("/") ? context.basePath + path : "\(context.basePath)/\(path)"
  }
}

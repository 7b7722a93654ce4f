import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Azure Pipelines' logging commands: errors and warnings become issues of the build; infos, which Azure does not have, are plain
/// lines.
package struct AzureReporter: Reporter {
  package static let name = "azure"

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let lines = report.diagnostics.map(line) + report.worstFirst.map(line) + [SummaryText(report, context.duration).text]
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ finding: Finding) -> String {
    let range = finding.range
    guard finding.severity != .info else {
      return "\(range.file.visible):\(range.line):\(range.column): info: \(finding.message.visible) [\(finding.rule.visible)]"
        .withoutCommands
    }
    return Self.issue(
      finding.severity.rawValue,
      [
        ("sourcepath", range.file), ("linenumber", String(range.line)), ("columnnumber", String(range.column)),
        ("code", finding.rule),
      ],
      finding.message)
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    guard diagnostic.severity != .note else { return diagnostic.text.withoutCommands }
    return Self.issue(
      diagnostic.severity.rawValue, [("sourcepath", diagnostic.file), ("linenumber", diagnostic.line.map { String($0) })],
      diagnostic.message)
  }

  private static func issue(_ type: String, _ properties: [(String, String?)], _ message: String) -> String {
    let listed = properties.compactMap { key, value in value.map { "\(key)=\(property($0));" } }.joined()
    return "##vso[task.logissue type=\(type);\(listed)]\(percent(message.printableLine))"
  }

  private static func property(_ text: String) -> String {
    percent(text.printableLine).escaping([";": "%3B", "]": "%5D"])
  }

  /// Escapes the percent sign only before sequences that agents decode, since older agents do not decode the escape itself.
  private static func percent(_ text: String) -> String {
    text.replacing(/%(?=AZP25|0D|0A|3B|5D)/.matchingSemantics(.unicodeScalar).ignoresCase(), with: "%AZP25")
  }
}

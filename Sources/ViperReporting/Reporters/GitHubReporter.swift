import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// GitHub's workflow commands, which annotate the lines of a pull request.
///
/// GitHub shows ten annotations of a kind for each step, so errors come first, and the last line has the totals.
package struct GitHubReporter: Reporter {
  package static let name = "github"
  package static let sourceLines = SourceExcerpts.Need.newFindings
  /// The number of annotations of a kind that GitHub shows; the log has all.
  private static let shown = 10

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let lines =
      report.diagnostics.map(command) + report.worstFirst.map { command($0, context.excerpts) }
      + [summary(report, context), context.hint].compactMap(\.self)
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ finding: Finding, _ excerpts: SourceExcerpts) -> String {
    let range = finding.range
    let columns = range.line == range.endLine ? UTF16Columns(of: range, in: excerpts) : nil
    let notes = finding.notes.map { "\n\($0.range.file.visible):\($0.range.line): \($0.message.visible)" }
    return Self.command(
      finding.severity == .info ? "notice" : finding.severity.rawValue,
      [
        ("file", range.file), ("line", String(range.line)), ("endLine", String(range.endLine)),
        ("col", columns.map { String($0.start) }),
        ("endColumn", columns?.end.map { String($0) }), ("title", finding.rule),
      ], finding.message.visible + notes.joined())
  }

  private func command(_ diagnostic: Diagnostic) -> String {
    Self.command(
      diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue,
      [("file", diagnostic.file), ("line", diagnostic.line.map { String($0) }), ("title", "viper-lint")],
      diagnostic.message.visible)
  }

  private func summary(_ report: LintReport, _ context: ReportContext) -> String {
    let isCut = Severity.worstFirst.contains { report.count(of: $0) > Self.shown }
    let hint =
      isCut ? "; GitHub annotates only the first \(Self.shown) of each severity; all are listed above and in the job summary" : ""
    return SummaryText(report, context.duration).text + hint
  }

  private static func command(_ name: String, _ properties: [(String, String?)], _ message: String) -> String {
    let listed = properties.compactMap { key, value in value.map { "\(key)=\(property($0))" } }.joined(separator: ",")
    return "::\(name) \(listed)::\(data(message.withoutCommands))"
  }

  /// Escapes line breaks for GitHub, which decodes them for display.
  private static func data(_ text: String) -> String {
    text.escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    data(text.printableLine).escaping([":": "%3A", ",": "%2C"])
  }
}

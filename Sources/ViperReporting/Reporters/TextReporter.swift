import Rainbow
import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Text for people: the dialect of each root, each new finding with its source line, the run's diagnostics, a summary.
///
/// A finding's first line is `path:line:column: severity: message [rule]`, which editors and grep can parse.
package struct TextReporter: Reporter {
  package static let name = "text"
  package static let sourceLines = SourceExcerpts.Need.newFindings

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let style = TerminalStyle(isOn: context.colour)
    let findings = report.shownFindings.map { block($0, context.excerpts, style) }
    let parts = [
      context.isBrief ? "" : (architectures(report) + report.roots.map(line)).map { $0 + "\n" }.joined(),
      findings.joined(separator: "\n"), report.shownFolds.map { line($0.fold, $0.findings, style) + "\n" }.joined(),
      report.diagnostics.map { line($0, style) + "\n" }.joined(),
      (report.resolution.map { ResolutionText($0).text + "\n" } ?? "")
        + (context.isBrief ? "" : SummaryText(report, context.duration).text + "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n").withoutCommands
  }

  /// The architectures of modules that are drawn in a dialect of their own; notes tell of the others.
  private func architectures(_ report: LintReport) -> [String] {
    report.architectures.filter { [.viper, .cleanSwift, .ribs].contains($0.architecture) }.map {
      "\($0.path.visible): \($0.summary)"
    }
  }

  private func line(_ root: LintReport.DialectShare) -> String {
    "\(root.root.visible): \(root.dialect.visible) (\(reason(root.choice))), \(counted(root.modules, "module"))"
  }

  private func reason(_ choice: DialectVerdict) -> String {
    switch choice {
    case .pinned: "chosen"
    case .wired: "by its architecture"
    case .detected(let score): "score \(hundredths(score))"
    case .fallback(let nearest?, let score): "no dialect fits; nearest \(nearest.visible), score \(hundredths(score))"
    case .fallback: "no dialect fits"
    }
  }

  /// A rule of style that most modules break, in one line.
  private func line(_ fold: StyleFold, _ findings: Int, _ style: TerminalStyle) -> String {
    let severity = style(fold.severity.rawValue + ":", Style.bold, fold.severity.colour)
    return
      "\(style(fold.root.visible + ":", Style.bold)) \(severity) \(fold.text(findings: findings).visible) \(style("[\(fold.rule.visible)]", Style.dim))"
  }

  private func line(_ diagnostic: Diagnostic, _ style: TerminalStyle) -> String {
    let text = diagnostic.text
    return diagnostic.severity == .error ? style(text, NamedColor.red) : text
  }

  private func block(_ finding: Finding, _ excerpts: SourceExcerpts, _ style: TerminalStyle) -> String {
    let notes = finding.notes.map { "  \(place($0.range)): note: \($0.message.visible)" }
    return ([head(finding, style)] + excerpt(finding, excerpts, style) + notes).map { $0 + "\n" }.joined()
  }

  private func head(_ finding: Finding, _ style: TerminalStyle) -> String {
    let severity = style(finding.severity.rawValue + ":", Style.bold, finding.severity.colour)
    let also = finding.alsoRules.isEmpty ? "" : " (also \(finding.alsoRules.joined(separator: ", ").visible))"
    let rule = style("[\(finding.rule.visible)]\(also)", Style.dim)
    return "\(style(place(finding.range) + ":", Style.bold)) \(severity) \(finding.message.visible) \(rule)"
  }

  private func excerpt(_ finding: Finding, _ excerpts: SourceExcerpts, _ style: TerminalStyle) -> [String] {
    guard let line = excerpts.line(finding.range.line, of: finding.range.file) else { return [] }
    let excerpt = CaretExcerpt(line: line, range: finding.range)
    let number = String(finding.range.line)
    let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    return [
      "\(style(gutter + " |", Style.dim)) \(excerpt.source)",
      "\(style(blank + " |", Style.dim)) \(style(excerpt.carets, finding.severity.colour))",
    ]
  }

  private func place(_ range: SourceRange) -> String { "\(range.file.visible):\(range.line):\(range.column)" }
}

extension Severity {
  fileprivate var colour: NamedColor {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}

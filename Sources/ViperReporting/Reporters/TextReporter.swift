import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Text for people: what was understood, each new finding with its source line, the run's diagnostics, the counts, a summary.
///
/// A finding's first line begins with `path:line:column: severity:`, which editors and grep can parse. Errors come first, then
/// warnings by module, then infos, unless the listing says otherwise.
package struct TextReporter: Reporter {
  package static let name = "text"
  package static let sourceLines = SourceExcerpts.Need.newFindings

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let style = TerminalStyle(isOn: context.colour)
    let listing = context.listing
    let counts = context.isBrief ? "" : FindingCounts(report).text(isAll: listing.isCounted)
    let parts = [
      context.isBrief ? "" : UnderstandingText(report).lines.map { $0 + "\n" }.joined(),
      listing.isCounted ? "" : findings(in: report, context, style),
      report.diagnostics.map { block($0, context, style) }.joined(), counts,
      statistics(report) + (context.isBrief ? "" : unjudged(report) + SummaryText(report, context.duration).text + "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n").withoutCommands
  }

  /// The lines for `--stats`.
  private func statistics(_ report: LintReport) -> String {
    (report.resolution.map { ResolutionText($0).text + "\n" } ?? "") + (report.undecided.map { UndecidedText($0).text } ?? "")
  }

  private func unjudged(_ report: LintReport) -> String {
    let text = UnjudgedText(report).text
    return text.isEmpty ? "" : text + "\n"
  }

  // MARK: findings

  private func findings(in report: LintReport, _ context: ReportContext, _ style: TerminalStyle) -> String {
    let areCounted = context.listing.infos == .counted
    let shown = report.shownFindings.filter { !areCounted || $0.severity != .info }
    let sections = FindingSection.sections(of: shown, context.listing, basePath: context.basePath)
    let blocks = sections.map { section in
      let head = section.title.map { style($0.visible, .bold) + ": \(counted(section.findings.count, "finding"))\n\n" } ?? ""
      return head + section.findings.map { block($0, context, style) }.joined(separator: "\n")
    }
    let infos = areCounted ? report.shownFindings.filter { $0.severity == .info } : []
    let folds = report.shownFolds.map { line($0.fold, $0.findings, style) }
    let lines = infoLines(infos, style) + folds + (folds.isEmpty ? [] : [StyleFold.hint])
    return (blocks.filter { !$0.isEmpty } + (lines.isEmpty ? [] : [lines.map { $0 + "\n" }.joined()])).joined(separator: "\n")
  }

  /// A line for each rule.
  private func infoLines(_ infos: [Finding], _ style: TerminalStyle) -> [String] {
    let severity = style("info:", .bold, Severity.info.colour)
    let rules = Dictionary(grouping: infos, by: \.rule).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return rules.map { rule, infos in
      let first = infos.count == 1 ? place(infos[0].range) : "the first at \(place(infos[0].range))"
      let advice = "'--infos' lists \(infos.count == 1 ? "it" : "them")"
      return "\(severity) \(counted(infos.count, "finding")), \(first); \(advice) \(style("[\(rule.visible)]", .dim))"
    }
  }

  /// A rule of style that most modules break, in one line.
  private func line(_ fold: StyleFold, _ findings: Int, _ style: TerminalStyle) -> String {
    let severity = style(fold.severity.rawValue + ":", .bold, fold.severity.colour)
    return
      "\(style(fold.root.visible + ":", .bold)) \(severity) \(fold.text(findings: findings).visible) \(style("[\(fold.rule.visible)]", .dim))"
  }

  /// A diagnostic, with its source line where it is about a place in code.
  private func block(_ diagnostic: Diagnostic, _ context: ReportContext, _ style: TerminalStyle) -> String {
    let text = diagnostic.severity == .error ? style(diagnostic.text, .red) : diagnostic.text
    guard let file = diagnostic.file, let line = diagnostic.line, let column = diagnostic.column else { return text + "\n" }
    let range = SourceRange(file: file, line: line, column: column, endLine: line, endColumn: column + 1)
    return ([text] + excerpt(range, .yellow, context.excerpts, style)).map { $0 + "\n" }.joined()
  }

  private func block(_ finding: Finding, _ context: ReportContext, _ style: TerminalStyle) -> String {
    let width = context.listing.width
    let notes = finding.notes.map { note in
      let start = "  \(place(note.range)): note:"
      return wrapped(note.message.visible, after: start, to: width)
    }
    return ([head(finding, style, width)] + excerpt(finding.range, finding.severity.colour, context.excerpts, style) + notes).map
    { $0 + "\n" }.joined()
  }

  private func wrapped(_ text: String, after start: String, to width: Int?) -> String {
    var words = WrappedText()
    words.add(text)
    return words.text(after: start, used: start.displayWidth, width: width)
  }

  private func head(_ finding: Finding, _ style: TerminalStyle, _ width: Int?) -> String {
    let (place, severity) = (place(finding.range) + ":", finding.severity.rawValue + ":")
    let also = finding.alsoRules.isEmpty ? "" : " (also \(finding.alsoRules.joined(separator: ", ").visible))"
    var words = WrappedText()
    words.add(finding.message.visible)
    words.add("[\(finding.rule.visible)]\(also)") { style($0, .dim) }
    let start = "\(style(place, .bold)) \(style(severity, .bold, finding.severity.colour))"
    return words.text(after: start, used: "\(place) \(severity)".displayWidth, width: width)
  }

  private func excerpt(
    _ range: SourceRange, _ colour: TerminalStyle.Mode, _ excerpts: SourceExcerpts, _ style: TerminalStyle
  ) -> [String] {
    guard let line = excerpts.line(range.line, of: range.file) else { return [] }
    let excerpt = CaretExcerpt(line: line, range: range)
    let number = String(range.line)
    let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    return [
      "\(style(gutter + " |", .dim)) \(excerpt.source)",
      "\(style(blank + " |", .dim)) \(style(excerpt.carets, colour))",
    ]
  }

  private func place(_ range: SourceRange) -> String { "\(range.file.visible):\(range.line):\(range.column)" }
}

extension Severity {
  fileprivate var colour: TerminalStyle.Mode {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}

import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// Text for people, what matters most last, where a terminal shows it: what was understood, the counts, notes, lines that stand for
/// several findings, then each new finding with its source line, infos before warnings before errors, and a summary.
///
/// A finding's first line begins with `path:line:column: severity:`, which editors and grep can parse.
package struct TextReporter: Reporter {
  package static let name = "text"
  package static let sourceLines = SourceExcerpts.Need.newFindings

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let (listing, text) = (context.listing, FindingText(context))
    let said = Dictionary(grouping: report.diagnostics, by: \.severity).mapValues { $0.map(text.block).joined() }
    let parts = [
      context.isBrief ? "" : wrapped(UnderstandingText(report).lines + [UnjudgedText(report).text], listing),
      statistics(report, listing), context.isBrief ? "" : FindingCounts(report, context).text,
      said[.note] ?? "", listing.isCounted ? "" : lines(in: report, listing, text), said[.warning] ?? "",
      listing.isCounted ? "" : findings(in: report, context, text), said[.error] ?? "",
      context.isBrief
        ? "" : wrapped([SummaryText(report, context.duration).text, next(report, context), context.hint ?? ""], listing),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n").withoutCommands
  }

  private func wrapped(_ lines: [String], _ listing: FindingListing) -> String {
    lines.filter { !$0.isEmpty }.map { StyledLine($0).text(width: listing.width) }.joined()
  }

  /// What `--stats` asks for.
  private func statistics(_ report: LintReport, _ listing: FindingListing) -> String {
    wrapped(
      (report.resolution.map { [ResolutionText($0).text] } ?? []) + (report.undecided.map { UndecidedText($0).lines } ?? []),
      listing)
  }

  private func next(_ report: LintReport, _ context: ReportContext) -> String {
    report.newFindings.isEmpty ? "" : context.next.map { "next: \($0)" } ?? ""
  }

  // MARK: findings

  private func areCounted(_ finding: Finding, _ listing: FindingListing) -> Bool {
    listing.infos == .counted && finding.severity == .info
  }

  /// The lines that stand for several findings: infos by rule, the most frequent last, and what most modules do alike.
  private func lines(in report: LintReport, _ listing: FindingListing, _ text: FindingText) -> String {
    let infos = Dictionary(grouping: report.shownFindings.filter { areCounted($0, listing) }, by: \.rule)
      .sorted { ($0.value.count, $1.key) < ($1.value.count, $0.key) }.map { text.line($0.key, $0.value) }
    let folds = report.shownFolds.map(text.line)
    return
      (infos + (infos.isEmpty ? [] : ["'--infos' lists them\n"]) + folds
      + (folds.isEmpty ? [] : [StyledLine(StyleFold.hint).text(width: listing.width)])).joined()
  }

  private func findings(in report: LintReport, _ context: ReportContext, _ text: FindingText) -> String {
    let shown = report.shownFindings.filter { !areCounted($0, context.listing) }
    let sections = FindingSection.sections(
      of: shown, context.listing, needs: ModuleNeeds(report.newFindings), basePath: context.basePath)
    return sections.map { section in
      let head = section.title.map {
        text.style($0.visible, .bold) + ": \(counted(section.findings.count, "finding"))\n\n"
      }
      return (head ?? "") + section.findings.map(text.block).joined(separator: "\n")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

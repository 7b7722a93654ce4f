import ViperModel
package import ViperRules
import ViperText

/// A self-contained page for a browser, which needs neither a network nor JavaScript.
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let sourceLines = SourceExcerpts.Need.everything

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let body =
      [PageSummary(report).text, picture(context), PageControls(report).text, folds(report)]
      + ["<ol class=\"findings\">\n"] + report.findings.filter { !$0.isFolded }.map { PageFinding($0, context.excerpts).text } + [
        "</ol>\n", footer(report),
      ]
    return ReportPage.text(main: body.joined())
  }

  /// A line for each rule of style that most modules break.
  private func folds(_ report: LintReport) -> String {
    let items = report.shownFolds.map { fold, findings in
      "<li class=\"\(fold.severity.rawValue)\"><b>\(fold.severity.rawValue)</b> \(fold.root.markup): \(fold.text(findings: findings).markup)</li>\n"
    }
    return items.isEmpty ? "" : "<ul class=\"folded\">\n\(items.joined())</ul>\n"
  }

  /// The module graph, embedded as it is: the drawing code has escaped all text in it.
  private func picture(_ context: ReportContext) -> String {
    guard let picture = context.picture else { return "" }
    return """
      <section aria-labelledby="modules"><h2 id="modules">Modules</h2>
      <p class="muted">An arrow leads to a module that another one refers to, a dashed one to a module that it opens. A module's link shows its findings.</p>
      <div class="graph" tabindex="0" role="region" aria-label="Module graph">
      \(picture)</div></section>

      """
  }

  private func footer(_ report: LintReport) -> String {
    """
    <footer class="muted"><p>viper-lint \(report.toolVersion.markup). <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go to the next and the \
    previous finding.</p></footer>

    """
  }
}

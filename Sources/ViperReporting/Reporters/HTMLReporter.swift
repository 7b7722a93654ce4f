import ViperModel
package import ViperRules
import ViperText

/// A self-contained page for a browser, which needs neither a network nor JavaScript.
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let sourceLines = SourceExcerpts.Need.everything

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let head = PageHead(report, context)
    let findings = """
      <section aria-labelledby="findings"><h2 id="findings" tabindex="-1">Findings</h2>
      \(PageControls(report, context).text)\(PageFindings(report, context).text)</section>

      """
    let main = [head.summary, findings, picture(context), PageTables(report).text, PageRun(report).text]
    let title = context.origin.project.isEmpty ? "viper-lint" : "\(context.origin.title): viper-lint"
    return ReportPage.text(title: title, header: head.header, main: main.joined())
  }

  /// The map of the modules, embedded as it is: the drawing code has escaped all text in it.
  private func picture(_ context: ReportContext) -> String {
    guard let picture = context.picture else { return "" }
    return """
      <section class="map" aria-labelledby="map"><h2 id="map">Map</h2>
      \(picture)</section>

      """
  }
}

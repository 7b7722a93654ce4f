import Testing
import ViperModel
import ViperRules

@testable import ViperReporting

struct TextReporterTests {
  private func render(_ report: LintReport, _ change: (inout ReportContext) -> Void = { _ in }) -> String {
    var context = SampleReport.context
    change(&context)
    return TextReporter().render(report, context)
  }

  @Test func colourOnlyAddsCodes() {
    let plain = render(SampleReport.report)
    let coloured = render(SampleReport.report) { $0.colour = true }
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m") || coloured.contains("\u{1B}[31;1merror:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func briefReportHasFindingsAndDiagnosticsOnly() {
    let text = render(SampleReport.report) { $0.isBrief = true }
    #expect(text.hasPrefix("App/Login/LoginInteractor.swift:4:6: error: "))
    #expect(text.hasSuffix("judged by 'viper'\n"))
  }

  @Test func cleanReportIsOneLineAfterItsRoots() {
    var report = SampleReport.report
    report.findings = []
    report.diagnostics = []
    report.isComplete = true
    #expect(
      render(report) == """
        App: infinum (score 0.93), 1 module
        Old: viper (chosen), 0 modules

        12 files, 1 module, 5 components: 0 errors, 0 warnings, 0 infos in 1.23 s

        """)
  }

  @Test func findingWithoutExcerptStillStandsOnItsLine() {
    let text = render(SampleReport.report) { $0.excerpts = SourceExcerpts() }
    #expect(text.contains("LoginInteractor.swift:5:13: warning: 'LoginInteractor' knows its view; tell the presenter ["))
    #expect(!text.contains("^"))
  }
}

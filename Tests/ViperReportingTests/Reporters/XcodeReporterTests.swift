import Testing
import ViperRules

@testable import ViperReporting

struct XcodeReporterTests {
  @Test(arguments: ["/base", "/base/"])
  func everyPathIsAbsolute(_ basePath: String) {
    var context = SampleReport.context
    context.basePath = basePath
    let lines = XcodeReporter().render(SampleReport.report, context).split(separator: "\n")
    let placed = lines.filter { $0.contains(".swift:") }
    #expect(placed.count == lines.count - 1)
    #expect(placed.allSatisfy { $0.hasPrefix("/base/App/") || $0.hasPrefix("/elsewhere/") })
  }

  @Test func cleanReportIsEmpty() {
    var report = SampleReport.report
    report.findings = report.findings.filter { $0.disposition == .suppressed }
    report.diagnostics = []
    #expect(XcodeReporter().render(report, SampleReport.context) == "")
  }
}

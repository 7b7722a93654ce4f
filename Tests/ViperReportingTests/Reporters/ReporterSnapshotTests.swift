import Testing
import ViperFacts
import ViperText

@testable import ViperReporting

struct ReporterSnapshotTests {
  static let files: [(reporter: String, file: String)] = [
    ("text", "report.txt"), ("xcode", "report.xcode.txt"), ("json", "report.json"), ("sarif", "report.sarif"),
    ("github", "report.github.txt"), ("gitlab", "report.gitlab.json"), ("teamcity", "report.teamcity.txt"),
    ("azure", "report.azure.txt"), ("junit", "report.junit.xml"), ("checkstyle", "report.checkstyle.xml"),
    ("sonarqube", "report.sonarqube.json"), ("markdown", "report.md"), ("csv", "report.csv"),
  ]

  @Test(arguments: files)
  func printsEverythingInAReport(_ reporter: String, _ file: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: reporter))
    try Snapshot.expect(reporter.init().render(SampleReport.report, SampleReport.context), matches: file)
  }

  /// Style and script are files of their own.
  @Test func printsEverythingOnAPage() throws {
    var context = SampleReport.context
    context.picture = "<svg></svg>\n"
    let page = HTMLReporter().render(SampleReport.report, context).replacing(ReportPage.frame.style, with: "…").replacing(
      ReportPage.frame.script, with: "…")
    try Snapshot.expect(page, matches: "report.html")
  }

  @Test(arguments: ReporterRegistry.reporters.map { $0.name }, HostileReport.names)
  func letsNothingHiddenThrough(_ reporter: String, _ name: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: reporter))
    let text = reporter.init().render(HostileReport.report(of: name), HostileReport.context(of: name))
    let hidden = text.replacing("\r\n", with: "\n").unicodeScalars.filter { $0.isHidden && $0 != "\n" }
    #expect(hidden.isEmpty, "\(text.debugDescription)")
  }
}

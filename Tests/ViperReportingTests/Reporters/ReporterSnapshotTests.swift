import Testing
import ViperFacts

@testable import ViperReporting

struct ReporterSnapshotTests {
  @Test(arguments: [("text", "report.txt"), ("xcode", "report.xcode.txt"), ("json", "report.json")])
  func printsEverythingInAReport(_ reporter: String, _ file: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: reporter))
    try Snapshot.expect(reporter.init().render(SampleReport.report, SampleReport.context), matches: file)
  }

  @Test(arguments: ["text", "xcode", "json"])
  func letsNothingHiddenThrough(_ name: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: name))
    let text = reporter.init().render(HostileReport.report, HostileReport.context)
    let hidden = text.unicodeScalars.filter { $0.isHidden && $0 != "\n" }
    #expect(hidden.isEmpty, "\(text.debugDescription)")
  }

  @Test func registryHoldsEachNameOnce() {
    let names = ReporterRegistry.reporters.map { $0.name }
    #expect(names == ["text", "xcode", "json"])
    #expect(ReporterRegistry.reporter(named: "html") == nil)
  }
}

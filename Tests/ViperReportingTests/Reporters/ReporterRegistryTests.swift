import Foundation
import Testing
import ViperTestSupport

@testable import ViperReporting

/// The list of report formats, which users name on the command line and in configurations.
struct ReporterRegistryTests {
  private static let names = [
    "text", "xcode", "json", "sarif", "github", "gitlab", "teamcity", "azure", "junit", "checkstyle", "sonarqube", "markdown",
    "csv", "html",
  ]

  @Test func listsTheFormatsThatUsersName() { #expect(ReporterRegistry.reporters.map { $0.name } == Self.names) }

  @Test func listsEveryReporterOfTheFolder() throws {
    let declared = try SourceFolder("Sources/ViperReporting").matches(of: #/(?:struct|enum|class) (\w+): Reporter\b/#)
    #expect(Set(declared) == Set(ReporterRegistry.reporters.map { "\($0)" }))
    #expect(declared.count == ReporterRegistry.reporters.count)
  }

  @Test func findsEachByItsName() {
    for name in Self.names { #expect(ReporterRegistry.reporter(named: name)?.name == name) }
    #expect(ReporterRegistry.reporter(named: "no-such-report") == nil)
  }

  @Test(arguments: names) func writesTheSameTextEachTime(_ name: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: name))
    let text = reporter.init().render(SampleReport.report, SampleReport.context)
    #expect(text.utf8.last == UInt8(ascii: "\n") && text.contains { !$0.isWhitespace })
    for _ in 0..<3 { #expect(reporter.init().render(SampleReport.report, SampleReport.context) == text) }
  }

  /// A page is compared without its style and script.
  @Test func everyFormatHasASnapshot() {
    #expect(Set(ReporterSnapshotTests.files.map(\.reporter)).union(["html"]) == Set(Self.names))
  }
}

import Testing
import ViperRules

@testable import ViperReporting

/// All formats say the same of the same run.
struct ReportAgreementTests {
  @Test(arguments: ReporterRegistry.reporters.map { $0.name })
  func namesTheSameFindingsAsJSON(_ name: String) throws {
    let expected = try ParsedReport("json", of: SampleReport.report, SampleReport.context).entries
    let found = try ParsedReport(name, of: SampleReport.report, SampleReport.context).entries
    #expect(expected.count == 3)
    #expect(found.map { "\($0.rule) \($0.file):\($0.line)" } == expected.map { "\($0.rule) \($0.file):\($0.line)" })
    if ["sarif", "gitlab", "csv", "html"].contains(name) { #expect(found == expected) }
  }

  @Test func everyFindingIsInTheFormatsThatKnowOfAcceptedOnes() throws {
    let (report, context) = (SampleReport.report, SampleReport.context)
    let results = try JSONView(SARIFReporter().render(report, context))["runs"].items[0]["results"].items
    #expect(results.map { $0["suppressions"].items.first?["kind"].string } == [nil, nil, "inSource", "external", nil])
    #expect(results[2]["suppressions"].items[0]["justification"].string == "shown in the old screen only")
    #expect(
      CSVTable(CSVReporter().render(report, context)).rows.map { $0[0] } == [
        "disposition", "new", "new", "suppressed", "baselined", "new",
      ])
    #expect(HTMLReporter().render(report, context).matches(of: /<li id="f-/).count == 5)
  }
}

import Testing
import ViperFacts
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
        App: 1 module: infinum (93 % match)
        Old: 0 modules: viper, as configured

        12 files, 1 module, 5 components: 0 errors, 0 warnings, 0 infos in 1.23 s

        """)
  }

  @Test func codeThatDoesNotParseIsShown() {
    var report = SampleReport.report
    report.findings = []
    report.diagnostics = [Diagnostic(.warning, "syntax error: expected a type", file: "Odd.swift", line: 2, column: 12)]
    let text = render(report) { $0.excerpts.add([2], of: "Odd.swift", from: Array("class A {\n  var b: = 1\n}".utf8)) }
    #expect(
      text.contains(
        """
        Odd.swift:2:12: warning: syntax error: expected a type
            2 |   var b: = 1
              |            ^

        """), "\(text)")
  }

  @Test func statisticsSayWhatCannotBeTold() {
    var (report, wiring) = (SampleReport.report, EscapeCounts())
    wiring.add(.outlet)
    wiring.add(.published, count: 2)
    var contracts = EscapeCounts()
    contracts.add(.receiver)
    report.undecided = Undecided(wiring: wiring, contracts: contracts, liveness: EscapeCounts())
    #expect(
      render(report).contains(
        """
        cannot tell what sets 3 properties: 1 outlet, 2 published
        cannot tell what uses or implements 1 requirement: 1 unknown-receiver

        """))
    let json = JSONReporter().render(report, SampleReport.context)
    #expect(json.contains(#""wiring": {"outlet": 1, "published": 2}"#))
  }

  // MARK: listing

  private func listed(_ report: LintReport, _ listing: FindingListing) -> String { render(report) { $0.listing = listing } }

  /// A warning of module B before one of module A, both before an error.
  private var mixed: LintReport {
    let places: [(Severity, String, String, Int)] = [
      (.warning, "B", "B.swift", 1), (.info, "B", "B.swift", 2), (.info, "B", "B.swift", 3), (.warning, "A", "C.swift", 4),
      (.error, "C", "D.swift", 5),
    ]
    var report = SampleReport.report
    report.findings = places.map { severity, module, file, line in
      var finding = SampleReport.finding(
        severity == .info ? "missing-component" : "retain-cycle", severity, "is wrong in line \(line) of its file",
        at: SourceRange(file: file, line: line, column: 1, endLine: line, endColumn: 2))
      finding.module = module
      return finding
    }
    return report
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\w\.swift:(\d)/).map { String($0.1) } }
  }

  @Test func errorsComeFirstThenWarningsByModule() {
    #expect(lines(of: listed(mixed, FindingListing())) == ["5", "4", "1", "2", "3"])
    #expect(lines(of: listed(mixed, FindingListing(order: .file))) == ["1", "2", "3", "4", "5"])
    #expect(lines(of: listed(mixed, FindingListing(order: .rule))) == ["2", "3", "1", "4", "5"])
    #expect(lines(of: listed(mixed, FindingListing(order: .module))) == ["4", "1", "2", "3", "5"])
  }

  @Test func infosAreOneLineARuleWhereTheyAreCounted() {
    let text = listed(mixed, FindingListing(infos: .counted))
    #expect(lines(of: text) == ["5", "4", "1"])
    #expect(text.contains("\ninfo: 2 findings, the first at B.swift:2:1; '--infos' lists them [missing-component]\n"))
  }

  @Test func groupsHaveHeadingsTheWorstFirst() {
    let text = listed(mixed, FindingListing(grouping: .module))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("module ") }
    #expect(heads == ["module C: 1 finding", "module B: 3 findings", "module A: 1 finding"])
  }

  @Test func ownersAreThoseOfTheLastMatchingLine() {
    let owners = CodeOwners("* @all\n/B.swift @ios @core # both\nD.swift\n", top: "/base")
    let text = listed(mixed, FindingListing(grouping: .owner, owners: owners))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("@") || $0.hasPrefix("no owner") }
    #expect(heads == ["@ios @core: 3 findings", "@all: 1 finding", "no owner: 1 finding"])
  }

  @Test func countsStandAloneIfAskedFor() {
    let text = listed(mixed, FindingListing(isCounted: true))
    #expect(lines(of: text).isEmpty)
    #expect(text.contains("\n       1         2      0  retain-cycle\n       0         0      2  missing-component\n"))
    #expect(text.contains("\n       1         0      0  C\n       0         1      2  B\n       0         1      0  A\n"))
  }

  @Test func fewFindingsNeedNoCounts() {
    var few = mixed
    few.findings.removeLast()
    #expect(listed(mixed, FindingListing()).contains("errors  warnings  infos  rule\n"))
    #expect(!listed(few, FindingListing()).contains("infos  rule"))
  }

  @Test func messagesWrapBehindThePlace() {
    let text = listed(mixed, FindingListing(width: 40))
    #expect(text.contains("\nD.swift:5:1: error: is wrong in line 5\n    of its file [retain-cycle]\n"))
    let narrow = listed(mixed, FindingListing(width: 10))
    #expect(narrow.contains("\nD.swift:5:1: error:\n    is\n    wrong\n"))
  }

  @Test func whatNobodyJudgedIsSaid() {
    var report = SampleReport.report
    report.unjudged = LintReport.Unjudged(types: [(.view, 2), (.presenter, 1)], modules: 3, files: 1)
    let sentence =
      "not judged: 2 views, 1 presenter by name, but wired as no part of a module; 3 modules in no dialect, by the base rules only; 1 file left out"
    #expect(render(report).contains("\n\(sentence)\n12 files"))
    #expect(!render(report) { $0.isBrief = true }.contains("not judged"))
    #expect(!render(SampleReport.report).contains("not judged"))
  }

  @Test func findingWithoutExcerptStillStandsOnItsLine() {
    let text = render(SampleReport.report) { $0.excerpts = SourceExcerpts() }
    #expect(text.contains("LoginInteractor.swift:5:13: warning: 'LoginInteractor' knows its view; tell the presenter ["))
    #expect(!text.contains("^"))
  }
}

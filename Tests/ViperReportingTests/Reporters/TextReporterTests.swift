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
    #expect(text.hasPrefix("note: no dialect is a good match"))
    #expect(text.hasSuffix("App/Locked.swift: error: cannot be read: permission denied\n"))
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

  /// Above the prompt is what matters most: B needs more work than A.
  @Test func errorsComeLastAndOfEachSeverityTheModuleThatNeedsMostWork() {
    #expect(lines(of: listed(mixed, FindingListing())) == ["2", "3", "4", "1", "5"])
  }

  @Test func infosAreOneLineARuleWhereTheyAreCounted() {
    let text = listed(mixed, FindingListing(infos: .counted))
    #expect(lines(of: text) == ["4", "1", "5"])
    #expect(text.contains("\ninfo: 2 findings, the first at B.swift:2:1 [missing-component]\n'--infos' lists them\n\n"))
  }

  @Test func groupsHaveHeadingsTheWorstLast() {
    let text = listed(mixed, FindingListing(grouping: .module))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("module ") }
    #expect(heads == ["module A: 1 finding", "module B: 3 findings", "module C: 1 finding"])
  }

  @Test func ownersAreThoseOfTheLastMatchingLine() {
    let owners = CodeOwners("* @all\n/B.swift @ios @core # both\nD.swift\n", top: "/base")
    let text = listed(mixed, FindingListing(grouping: .owner, owners: owners))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("@") || $0.hasPrefix("no owner") }
    #expect(heads == ["no owner: 1 finding", "@all: 1 finding", "@ios @core: 3 findings"])
  }

  @Test func countsStandAloneIfAskedFor() {
    let text = listed(mixed, FindingListing(isCounted: true))
    #expect(lines(of: text).isEmpty)
    #expect(text.contains("\n       0         0      2  missing-component\n       1         2      0  retain-cycle\n"))
    #expect(text.contains("\n       0         1      0  A\n       0         1      2  B\n       1         0      0  C\n"))
  }

  @Test func countsAreGivenForGroupsToo() {
    let owners = CodeOwners("* @all\n/B.swift @ios @core # both\nD.swift\n", top: "/base")
    let text = listed(mixed, FindingListing(grouping: .owner, isCounted: true, owners: owners))
    #expect(lines(of: text).isEmpty)
    #expect(
      text.contains(
        """
          errors  warnings  infos  owner
               0         1      0  @all
               0         1      2  @ios @core
               1         0      0  no owner

        """), "\(text)")
    #expect(!listed(mixed, FindingListing(grouping: .owner, owners: owners)).contains("infos  owner"))
    #expect(listed(mixed, FindingListing(grouping: .rule, isCounted: true)) == listed(mixed, FindingListing(isCounted: true)))
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
      "Not checked: 3 types named like parts (2 views, 1 presenter), but part of no module ('viper-lint modules' lists them); 1 file left out ('--stats' says why)"
    #expect(render(report).contains("as configured\n\(sentence)\n\n"))
    #expect(!render(report) { $0.isBrief = true }.contains("Not checked"))
    #expect(!render(SampleReport.report).contains("Not checked"))
    report.unjudged = LintReport.Unjudged(types: [(.view, 6)])
    #expect(
      render(report).contains(
        "\nNot checked: 6 types named like views, but part of no module ('viper-lint modules' lists them)\n"))
  }

  @Test func modulesOfNoDialectEndTheLineOnTheirRoot() {
    var report = SampleReport.report
    report.roots = [
      LintReport.DialectShare(root: "App", dialect: "viper", choice: .fallback(nearest: "impl", score: 0.3), modules: 8),
      LintReport.DialectShare(root: "App", dialect: "infinum", choice: .detected(score: 0.9), modules: 3),
    ]
    let remark = "match no known dialect; what dialects add (ownership, assembly, required parts) is not checked"
    #expect(render(report).hasPrefix("App: 11 modules: 3 infinum (90 % match), 8 \(remark)\n"))
    report.roots[0].modules = 1
    #expect(render(report).contains(", 1 matches no known dialect;"))
    report.roots.removeLast()
    #expect(
      render(report).hasPrefix(
        "App: 1 module: no known dialect; what dialects add (ownership, assembly, required parts) is not checked\n"))
  }

  /// A report is read from its end, so what is said of the run stands by the severity of what it is.
  @Test func everyPartHasItsPlace() throws {
    let text = render(SampleReport.report) { $0.next = "viper-lint init" }
    let parts = [
      "App: 1 module", "note: no dialect", "warning: expected '}'", ": info: ", ": warning: 'LoginInteractor' knows",
      ": error: 'LoginInteractor", "App/Locked.swift: error", "12 files, ", "next: viper-lint init\n",
    ]
    let places = try parts.map { try #require(text.firstRange(of: $0), "\($0) in \(text)").lowerBound }
    #expect(places == places.sorted())
  }

  @Test func nextStepIsForFindingsOnly() {
    var report = SampleReport.report
    report.findings = []
    #expect(!render(report) { $0.next = "viper-lint init" }.contains("next:"))
    #expect(!render(SampleReport.report) { ($0.next, $0.isBrief) = ("viper-lint init", true) }.contains("next:"))
  }

  /// Of all that is no source line, table or place, nothing is wider than the terminal.
  @Test func everyLongLineIsWrapped() {
    var report = mixed
    report.unjudged = LintReport.Unjudged(types: [(.view, 2), (.presenter, 1)], files: 1)
    report.diagnostics.append(Diagnostic(.note, "this is a rather long note on what the run could not see of all this code"))
    report.findings[4].notes = [
      Finding.Note(range: report.findings[0].range, message: "a note that has more words than there are columns for it")
    ]
    let words =
      report.findings.map(\.message) + [
        "only the base rules apply; and a long line about something that one command settles in all of these modules"
      ]
    for index in report.findings.indices { report.findings[index].message = words[index] + " " + words[5] }
    for listing in [FindingListing(width: 50), FindingListing(grouping: .rule, infos: .counted, width: 50)] {
      let text = listed(report, listing)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 50 }, "\(text)")
      #expect(text.replacing(/\n +/, with: " ") == listed(report, unwrapped(listing)).replacing(/\n +/, with: " "))
    }
  }

  private func unwrapped(_ listing: FindingListing) -> FindingListing {
    var listing = listing
    listing.width = nil
    return listing
  }

  @Test func findingWithoutExcerptStillStandsOnItsLine() {
    let text = render(SampleReport.report) { $0.excerpts = SourceExcerpts() }
    #expect(text.contains("LoginInteractor.swift:5:13: warning: 'LoginInteractor' knows its view; tell the presenter ["))
    #expect(!text.contains("^"))
  }
}

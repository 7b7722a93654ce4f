import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

@testable import ViperReporting

/// What a report lists, one by one or in lines that stand for several findings, adds up to what it says in its summary.
struct ReportedFigureTests {
  /// A report with findings of any kind, some of which fold.
  private func report(_ index: Int) -> LintReport {
    var random = SplitMix64(seed: 7, index: index)
    let rules = ["retain-cycle", "missing-component", "concrete-dependency"]
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    var report = SampleReport.report
    report.findings = (0..<Int.random(in: 0...60, using: &random)).map { line in
      var finding = SampleReport.finding(
        rules.randomElement(using: &random)!, Severity.allCases.randomElement(using: &random)!, "is wrong",
        at: SourceRange(file: "A.swift", line: line + 1, column: 1, endLine: line + 1, endColumn: 2))
      let module = Int.random(in: 0...names.count, using: &random)
      (finding.root, finding.module) = (".", module < names.count ? names[module] : nil)
      if Int.random(in: 0..<5, using: &random) == 0 { finding.disposition = .suppressed }
      return finding
    }
    let modules = names.enumerated().map { ViperModule(id: $0, name: $1, dialect: "infinum", path: $1, root: ".") }
    report.fold(StyleFold.all(in: report.findings, modules: modules) { $0 == "concrete-dependency" })
    return report
  }

  @Test(arguments: 0..<50) func theTextAddsUp(_ index: Int) throws {
    let report = report(index)
    for listed in [FindingListing.Infos.each, .counted] {
      var context = SampleReport.context
      context.listing = FindingListing(infos: listed)
      let text = TextReporter().render(report, context)
      let single = text.matches(of: #/A\.swift:\d+:1: (?:error|warning|info): /#).count
      let infos = text.matches(of: /\ninfo: (\d+) findings?,/).map { Int($0.1)! }
      let folded = text.matches(of: #/[( ](\d+) findings?\);/#).map { Int($0.1)! }
      #expect(single + (infos + folded).reduce(0, +) == report.figures.allFindings, "\(text)")
      let rows = text.matches(of: /\n +(\d+) +(\d+) +(\d+)  [a-z-]+(?=\n)/).map { [Int($0.1)!, Int($0.2)!, Int($0.3)!] }
      guard !rows.isEmpty else { continue }
      #expect((0..<3).map { column in rows.reduce(0) { $0 + $1[column] } } == Severity.worstFirst.map { report.count(of: $0) })
    }
  }

  @Test(arguments: 0..<50) func thePageAddsUp(_ index: Int) {
    let report = report(index)
    let page = HTMLReporter().render(report, SampleReport.context)
    let single = page.matches(of: /<li id="f-[^>]*data-disposition="new"/).count
    let folded = page.matches(of: /data-count="(\d+)"/).map { Int($0.1)! }.reduce(0, +)
    #expect(single + folded == report.figures.allFindings)
    for severity in Severity.allCases {
      let count = report.figures.findings[severity, default: 0]
      #expect(page.contains("<b>\(count)</b> \(severity.rawValue)"))
    }
  }
}

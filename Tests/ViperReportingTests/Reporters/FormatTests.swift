import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperText

@testable import ViperReporting

/// What is particular to single formats.
struct FormatTests {
  private func report(_ findings: [Finding], _ diagnostics: [Diagnostic] = []) -> LintReport {
    LintReport(
      toolVersion: "1", isComplete: !diagnostics.contains(where: \.makesRunIncomplete), fileCount: 1, moduleCount: 1,
      componentCount: 1,
      findings: findings, diagnostics: diagnostics, roots: [])
  }

  private func findings(_ count: Int, _ severity: Severity, in module: String = "Login") -> [Finding] {
    (1...count).map { line in
      var finding = SampleReport.finding(
        "rule", severity, "message \(line)", at: SourceRange(file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2))
      finding.module = module
      return finding
    }
  }

  private let context = ReportContext(basePath: "/base")

  @Test func aCleanRunIsOnePassingTest() throws {
    let elements = try XMLElements(JUnitReporter().render(report([]), context)).all
    #expect(elements.map(\.name) == ["testsuites", "testsuite", "testcase"])
    #expect(elements[0].attributes["tests"] == "1")
    #expect(elements[0].attributes["failures"] == "0")
  }

  @Test func anIncompleteRunIsNoPassingTest() throws {
    let problem = Diagnostic(.error, "cannot be read", file: "B.swift", makesRunIncomplete: true)
    let elements = try XMLElements(JUnitReporter().render(report([], [problem]), context)).all
    #expect(elements[0].attributes["errors"] == "1")
    #expect(elements.last?.name == "error")
  }

  @Test func infosAreSkippedTests() throws {
    let elements = try XMLElements(JUnitReporter().render(report(findings(2, .info)), context)).all
    #expect(elements[1].attributes["skipped"] == "2")
    #expect(elements[1].attributes["failures"] == "0")
  }

  @Test func gitHubGetsErrorsFirstAndTheNumberOfAll() {
    let text = GitHubReporter().render(report(findings(11, .warning) + findings(1, .error)), context)
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("::error "))
    #expect(
      lines[12].hasSuffix("GitHub annotates only the first 10 of each severity; all are listed above and in the job summary"))
    #expect(!lines[0].contains("col="))
  }

  @Test func aCommentPutsTheWorstModuleFirstAndStaysSmall() {
    let text = MarkdownReporter().render(report(findings(3, .warning, in: "A") + findings(2000, .error, in: "Z")), context)
    #expect(text.hasPrefix("### viper-lint: 2000 errors, 3 warnings\n"))
    #expect(text.utf8.count < MarkdownReporter.sizeLimit + 100)
    #expect(text.firstRange(of: "**<code>Z</code>**") != nil)
    #expect(text.firstRange(of: "**<code>A</code>**") == nil)
    let rows = text.matches(of: /\| error \|/).count
    #expect(text.hasSuffix("\n… and \(2003 - rows) more.\n"))
  }

  @Test func columnsAreThoseOfUTF16() throws {
    var excerpts = SourceExcerpts()
    excerpts.add([1], of: "A.swift", from: "let é = \"👍\" ; x".utf8)
    let range = SourceRange(file: "A.swift", line: 1, column: 19, endLine: 1, endColumn: 20)
    let columns = try #require(UTF16Columns(of: range, in: excerpts))
    #expect((columns.start, columns.end) == (16, 17))
    var beyond = range
    beyond.column = 99
    #expect(UTF16Columns(of: beyond, in: excerpts) == nil)
    beyond.line = 2
    #expect(UTF16Columns(of: beyond, in: excerpts) == nil)
  }

  @Test func aDialectsOwnRolesHaveASummaryOfTheirOwn() {
    #expect(
      RuleMetadata("coordinator-references-view").summary == "A coordinator refers to a view, which the dialect does not allow.")
    #expect(RuleMetadata("stale-something").summary == "stale-something")
  }

  @Test(arguments: [
    ("A B/é:1.swift", "A%20B/%C3%A9%3A1.swift"), ("/x/y.swift", "file:///x/y.swift"), ("javascript:a", "javascript%3Aa"),
    ("a\u{0}\n", "a%00%0A"),
  ])
  func pathsAreURIs(_ path: String, _ uri: String) { #expect(FileURI.text(of: path) == uri) }
}

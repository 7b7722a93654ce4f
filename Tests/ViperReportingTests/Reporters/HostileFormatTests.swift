import Foundation
import Testing
import ViperFacts
import ViperText

@testable import ViperReporting

/// Names that try to break out of their document, cell or line.
struct HostileFormatTests {
  private func render(_ reporter: some Reporter, _ name: String) -> String {
    reporter.render(HostileReport.report(of: name), HostileReport.context(of: name))
  }

  @Test(arguments: HostileReport.names)
  func documentsOfJSONGiveThemBack(_ name: String) throws {
    let result = try JSONView(render(SARIFReporter(), name))["runs"].items[0]["results"].items[0]
    #expect(result["ruleId"].string == name)
    #expect(result["locations"].items[0]["physicalLocation"]["artifactLocation"]["uri"].string.removingPercentEncoding == name)
    if !name.contains("](") { #expect(result["message"]["text"].string == name) }
    #expect(try JSONView(render(GitLabReporter(), name)).items[0]["description"].string == name)
    #expect(try JSONView(render(SonarQubeReporter(), name))["issues"].items[0]["primaryLocation"]["message"].string == name)
  }

  @Test func aMessageIsNeitherALinkNorATemplate() throws {
    let text = render(SARIFReporter(), "[a](javascript:b) {0}")
    let message = try JSONView(text)["runs"].items[0]["results"].items[0]["message"]["text"].string
    #expect(message == #"\[a\](javascript:b) {{0}}"#)
  }

  @Test(arguments: HostileReport.names)
  func documentsOfXMLAreWellFormed(_ name: String) throws {
    let error = try XMLElements(render(CheckstyleReporter(), name)).all.last
    #expect(error?.attributes["message"] == name.visible)
    #expect(error?.within["name"] == name.visible)
    let failure = try XMLElements(render(JUnitReporter(), name)).all.first { $0.name == "failure" }
    #expect(failure?.attributes["message"] == name.visible)
  }

  @Test(arguments: HostileReport.names)
  func aTableHasTheSameCellsInEveryRow(_ name: String) {
    let rows = CSVTable(render(CSVReporter(), name)).rows
    #expect(rows.map(\.count) == [15, 15])
    #expect(rows[1].allSatisfy { !"=+-@".contains($0.unicodeScalars.first.map(String.init) ?? " ") })
    #expect([name.visible.withoutCommands, "'" + name.visible.withoutCommands].contains(rows[1][2]))
    for line in render(MarkdownReporter(), name).split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.unicodeScalars.count { $0 == "|" } == 5, "\(line)")
    }
  }

  @Test(arguments: HostileReport.names)
  func aCommentHasNoMarkupButItsOwn(_ name: String) {
    let text = render(MarkdownReporter(), name)
    let tags = text.matches(of: /<[^>]*>/).map { String($0.output) }
    #expect(Set(tags).isSubset(of: ["<code>", "</code>", "<!-- -->"]), "\(text)")
    #expect(!text.contains("`"))
    #expect(!text.contains("]("))
    #expect(!text.contains("://"))
    #expect(!text.contains(/@\w/))
  }

  @Test(arguments: HostileReport.names)
  func aPageHasNoElementsButItsOwn(_ name: String) {
    let page = render(HTMLReporter(), name).replacing(ReportPage.frame.script, with: "").replacing(
      ReportPage.frame.style, with: "")
    #expect(page.matches(of: /<script/).count == 1)
    #expect(!page.contains("<img"))
    #expect(page.matches(of: /<li [^>]*id="f-/).count == 1)
    #expect(!page.contains("href=\"javascript"))
  }

  /// Lines that a build server obeys: its own format's, and nothing anywhere else.
  @Test(arguments: ReporterRegistry.reporters.map { $0.name }, HostileReport.names)
  func noCommandIsSmuggledIntoALog(_ format: String, _ name: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: format))
    for line in render(reporter.init(), name).split(whereSeparator: \.isNewline) {
      var rest = String(line)
      if format == "github", let own = line.prefixMatch(of: /::(error|warning|notice) [^:]*::/) {
        // Its text is not the beginning of a line, but older kinds of command count anywhere.
        rest = "-" + line[own.range.upperBound...]
      }
      if format == "azure", let own = line.prefixMatch(of: /##vso\[task\.logissue type=\w+;[^\]]*\]/) {
        rest = "-" + line[own.range.upperBound...]
      }
      if format == "teamcity", let own = line.prefixMatch(of: /##teamcity\[\w+( \w+='(\|.|[^'|\]\[])*')+\]$/) {
        rest = String(line[own.range.upperBound...])
      }
      #expect(!rest.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
      #expect(!rest.contains(/##[A-Za-z]*\[/), "\(line)")
    }
  }

  @Test func valuesOfGitHubsCommandsAreEscaped() {
    let line = render(GitHubReporter(), "a,b:c%\n").split(separator: "\n")[1]
    #expect(
      line.hasPrefix(
        "::error file=a%2Cb%3Ac%25\\n,line=1,endLine=1,col=1,endColumn=4,title=a%2Cb%3Ac%25\\n::a,b:c%25\\n%0Aa,b:c%25\\n:1: "))
  }
}

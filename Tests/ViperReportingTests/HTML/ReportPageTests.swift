import Foundation
import Testing
import ViperModel
import ViperRules
import ViperText

@testable import ViperReporting

struct ReportPageTests {
  /// A browser would neither style nor run the page otherwise.
  @Test func thePolicyKnowsStyleAndScript() throws {
    let page = HTMLReporter().render(SampleReport.report, SampleReport.context)
    for tag in ["style", "script"] {
      let start = try #require(page.firstRange(of: "<\(tag)>")).upperBound
      let end = try #require(page[start...].firstRange(of: "</\(tag)>")).lowerBound
      #expect(page.contains("\(tag)-src 'sha256-\(try hash(String(page[start..<end])))'"))
    }
  }

  @Test func thePageLoadsNothing() {
    let page = HTMLReporter().render(SampleReport.report, SampleReport.context)
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains(/(src|href)="(?!#)/))
    #expect(!ReportPage.frame.style.contains("url("))
    #expect(!ReportPage.frame.script.contains(/fetch|XMLHttpRequest|import\(|innerHTML|eval/))
  }

  /// Errors, then warnings by module with errors first, then infos, whatever the order of the report.
  @Test func findingsComeByUrgency() {
    var report = SampleReport.report
    report.findings = [
      ("1", .info, "A"), ("2", .warning, "A"), ("3", .warning, "B"), ("4", .warning, "B"), ("5", .warning, nil),
      ("6", .warning, "C"),
      ("7", .error, "C"),
    ].map { (name: String, severity: Severity, module: String?) in
      var finding = SampleReport.report.findings[0]
      (finding.fingerprint, finding.severity, finding.module) = (name, severity, module)
      return finding
    }
    let page = HTMLReporter().render(report, SampleReport.context)
    #expect(page.matches(of: /<li id="f-(?<name>\d)"/).map { $0.name } == ["7", "6", "3", "4", "2", "5", "1"])
    #expect(page.matches(of: /<p class="why">/).count == 1)
  }

  @Test func theHeadSaysOfWhatAndWhenItIs() {
    let page = HTMLReporter().render(SampleReport.report, SampleReport.context)
    #expect(page.contains("<h1>Shop</h1>"))
    #expect(page.contains("<time datetime=\"2027-01-31\">2027-01-31</time> · revision 1a2b3c4 on main · viper-lint 1.2.3"))
    var context = SampleReport.context
    context.origin = ReportContext.Origin()
    #expect(HTMLReporter().render(SampleReport.report, context).contains("<p class=\"muted\">viper-lint 1.2.3</p>"))
  }

  @Test func everyLinkWithinThePageHasItsPlace() {
    let page = HTMLReporter().render(SampleReport.report, SampleReport.context)
    let ids = Set(page.matches(of: /\sid="(?<id>[^"]+)"/).map { $0.id })
    #expect(page.matches(of: /href="#(?<id>[^"?]+)"/).allSatisfy { ids.contains($0.id) })
  }

  private func hash(_ text: String) throws -> String {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self).prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
    return Data(bytes).base64EncodedString()
  }
}

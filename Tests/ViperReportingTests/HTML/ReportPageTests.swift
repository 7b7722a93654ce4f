import Foundation
import Testing
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

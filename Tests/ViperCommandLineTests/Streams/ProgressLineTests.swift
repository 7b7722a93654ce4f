import Testing

@testable import ViperCommandLine

struct ProgressLineTests {
  @Test func quickRunsShowNothing() {
    #expect(ProgressLine.text(3, of: 9, after: .milliseconds(499)) == nil)
  }

  @Test func eachShowingErasesTheOneBefore() {
    #expect(ProgressLine.text(3, of: 9, after: .milliseconds(500)) == "\r\u{1B}[K3 of 9 files read")
  }
}

import Foundation
import Testing
import ViperPipeline

@testable import ViperCommandLine

struct ProgressLineTests {
  /// What a line has written.
  private final class Screen: @unchecked Sendable {
    private let lock = NSLock()
    private var all = ""

    func write(_ text: String) { lock.withLock { all += text } }
    var text: String { lock.withLock { all } }

    func waits(for text: String) -> Bool {
      for _ in 0..<200 where self.text != text { Thread.sleep(forTimeInterval: 0.02) }
      return self.text == text
    }
  }

  @Test func showsTheLastStepAndErasesIt() {
    let screen = Screen()
    let line = ProgressLine(isWanted: true, patience: 0.05, write: screen.write)
    line.show(.reading(1, of: 9))
    line.show(.evaluating)
    #expect(screen.waits(for: "\r\u{1B}[Kfollowing types and values"))
    line.erase()
    line.erase()
    #expect(screen.text == "\r\u{1B}[Kfollowing types and values\r\u{1B}[K")
  }

  @Test func showsNothingOfAFastRun() {
    let screen = Screen()
    let line = ProgressLine(isWanted: true, patience: 0.2, write: screen.write)
    line.show(.evaluating)
    line.erase()
    Thread.sleep(forTimeInterval: 0.4)
    #expect(screen.text.isEmpty)
  }

  @Test func showsNothingWhereItIsNotWanted() {
    let screen = Screen()
    ProgressLine(isWanted: false, patience: 0, write: screen.write).show(.evaluating)
    Thread.sleep(forTimeInterval: 0.1)
    #expect(screen.text.isEmpty)
    #expect(!ProgressLine.isWelcome(in: ["CI": "true"]) && ProgressLine.isWelcome(in: ["CI": "", "TERM": "xterm"]))
  }
}

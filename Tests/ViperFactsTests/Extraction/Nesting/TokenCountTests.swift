import Testing

@testable import ViperFacts

/// Which code has too many tokens to be parsed.
@Suite struct TokenCountTests {
  private func isExcessive(_ text: String, limit: Int) -> Bool { TokenCount.isExcessive(in: Array(text.utf8), limit: limit) }

  @Test func countsTokensAndNotBytes() {
    #expect(!isExcessive(String(repeating: "abcdefgh ", count: 99), limit: 100))
    #expect(isExcessive(String(repeating: "abcdefgh ", count: 101), limit: 100))
    #expect(!isExcessive("// " + String(repeating: "a b ", count: 1000), limit: 100))
    #expect(isExcessive(String(repeating: "\"\" ", count: 51), limit: 100))
  }

  @Test func ordinaryFilesAreFarBelowTheLimit() {
    #expect(isExcessive(String(repeating: "a+", count: 1 << 20), limit: TokenCount.limit))
    guard case .unreadable(let message) = FactReader.outcome(of: Array(String(repeating: "a+", count: 1 << 20).utf8)) else {
      return #expect(Bool(false), "it was read")
    }
    #expect(message == "more than 1500000 tokens, so the file is skipped; split it, or exclude it")
  }
}

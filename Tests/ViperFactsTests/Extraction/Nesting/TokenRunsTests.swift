import Testing

@testable import ViperFacts

/// What takes the parser quadratic time, or exhausts its stack, is refused before it parses.
@Suite(.timeLimit(.minutes(60))) struct TokenRunsTests {
  private func excess(_ code: String) -> String? { NestingScan.excess(in: Array(code.utf8))?.reason }

  private static func repeated(_ text: String, _ bytes: Int = 100_000) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }

  @Test(arguments: ["final ", "async ", "actor\n", "precedencegroup ", "macro a ", "repeat each ", "let "])
  func wordsBehindWordsAreRefused(_ word: String) {
    #expect(excess("let a: \(Self.repeated(word))") == "more than 2000 words in a row")
  }

  @Test(arguments: ["#if A\n", "#if a\n#else\n", "if a{", "switch a{ ", "{\n", "if a, let b = ", "(A) -> ", "-> "])
  func levelsWithoutEndAreRefused(_ part: String) {
    #expect(excess(Self.repeated(part)) == "more than 256 nested levels")
  }

  @Test func saysWhereTheLimitIs() throws {
    let excess = try #require(NestingScan.excess(in: Array(Self.repeated("#if A\n").utf8)))
    #expect(excess.offset == 256 * 6)
    guard case .refused(let line, let reason) = FactReader.outcome(of: Array(Self.repeated("#if A\n").utf8)) else {
      Issue.record("read")
      return
    }
    #expect(line == 257)
    #expect(
      reason
        == "more than 256 nested levels, which take too long to parse, so the file is skipped; simplify the code, or exclude the file"
    )
  }

  @Test(arguments: [
    "case a\n", "call(if: a, switch: b)\n", "if a { } else ", "#if A\n#endif\n", "view.if(a)\n", "import A; ", "func f() -> A\n",
    "let f: (A) -> B\n",
    "/* a b c { ( */\n",
    "// if a {\n", "let a = \"{ if a {\"\n", "let a = \"\\(b)\"\n", "guard let a else { return }\n",
  ])
  func whatIsOnlyLongIsRead(_ part: String) {
    #expect(excess(Self.repeated(part)) == nil)
  }
}

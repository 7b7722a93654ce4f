import Testing
import ViperTestSupport

@testable import ViperFacts

/// Code with hundreds or thousands of parts or levels, which the parser of a debug build takes seconds for.
@Suite(.timeLimit(.minutes(60))) struct DepthStressTests {
  @Test(
    arguments: [
      ("if a { } else ", "{ }", 5000), ("_ = a ? b : c\n", "", 5000), ("a + ", "a", 100_000), ("a = ", "b", 2000),
      ("a ? b : ", "c", 2000),
      ("try ", "a", 5000), ("a ?? ", "a", 5000), ("- ", "a", 2000), ("A.", "a", 5000),
    ] as [(String, String, Int)])
  func whatIsLongButNotNestedIsRead(_ part: String, _ end: String, _ most: Int) {
    // Each has more parts than there may be levels.
    let count = SlowTests.areWanted ? most : most / 5
    guard
      case .facts(let facts) = DepthTests.outcome(
        of: DepthTests.inBody("_ = { }\n" + String(repeating: part, count: count) + end) + "class B {}")
    else {
      Issue.record("refused")
      return
    }
    #expect(facts.declarations.contains { facts.names[$0.name] == "B" })
  }

  /// Each part ends, or begins, with what all that follow do: read in quadratic time, they would take minutes.
  @Test(
    .timeLimit(.minutes(60)),
    arguments: [
      ("else if a { } ", "if a { } ", "else { }"), ("a ? b : ", "", "c"), ("as C? ", "a ", ""),
    ])
  func theEndOfEachPartIsFoundOnce(_ part: String, _ start: String, _ end: String) {
    let count = SlowTests.areWanted ? 24_000 : 8_000
    guard
      case .facts = DepthTests.outcome(of: DepthTests.inBody("_ = " + start + String(repeating: part, count: count) + end))
    else {
      Issue.record("refused")
      return
    }
  }

  @Test func tenThousandChainedCallsAreRead() {
    let count = DepthTests.isDebugBuild ? 3000 : 10_000
    guard case .facts(let facts) = DepthTests.outcome(of: DepthTests.inBody("a" + String(repeating: ".a()", count: count))) else {
      Issue.record("refused")
      return
    }
    #expect(facts.expressions.count { $0.kind == .call } == count)
  }

  @Test(.disabled(if: DepthTests.isDebugBuild, "takes minutes")) func aChainThatWouldExhaustTheStackIsRefused() {
    guard
      case .refused(let line, let reason) = DepthTests.outcome(
        of: DepthTests.inBody("a" + String(repeating: ".a()", count: NestingLimits.expressions)))
    else {
      Issue.record("read")
      return
    }
    #expect(line == 2)
    #expect(reason.hasPrefix("more than "))
  }

  @Test(arguments: [
    ("{ ", "a", " }"), ("a { ", "b", " }"), ("if a { ", "b", " }"), ("a({ ", "b", " })"), ("#if A\n", "a", "\n#endif\n"),
    ("switch a { case b: ", "c", " }"),
    ("func f() { ", "", " }"), ("\"\\(", "a", ")\""),
  ])
  func aFileThatIsNestedBeyondTheLimitIsLeftOutAsAWhole(_ open: String, _ middle: String, _ close: String) {
    guard
      case .refused(let line, let reason) = DepthTests.outcome(
        of: DepthTests.inBody(DepthTests.nested(open, middle, close, DepthTests.isDebugBuild ? 260 : 5000)))
    else {
      Issue.record("read")
      return
    }
    #expect(line >= 2)
    #expect(reason.hasPrefix("more than ") && reason.hasSuffix("so the file is skipped; simplify the code, or exclude the file"))
  }

  @Test func anExpressionMayHaveManyTerms() {
    let terms = Array(repeating: "a", count: 20_000).joined(separator: " + ")
    guard case .facts(let facts) = FactReader.outcome(of: Array("func f() { let x = \(terms) }".utf8)) else {
      Issue.record("refused")
      return
    }
    #expect(facts.expressions.count > 20_000)
  }
}

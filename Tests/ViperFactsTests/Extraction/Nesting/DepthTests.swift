import Testing
import ViperPlatform

@testable import ViperFacts

/// However deep code is, it is read to its end or refused: on the stack that the threads have, in a debug build too.
@Suite(.timeLimit(.minutes(2))) struct DepthTests {
  private static func outcome(of code: String) -> FactReader.Outcome {
    let bytes = Array(code.utf8)
    return WorkerThreads.map(count: 1, threads: 1) { _ in FactReader.outcome(of: bytes) }[0]
  }

  /// Without optimisation the parser takes fifty times as long.
  #if DEBUG
    private static let isDebugBuild = true
  #else
    private static let isDebugBuild = false
  #endif

  static func nested(_ open: String, _ middle: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  private func inBody(_ code: String) -> String { "class A { func f() {\n\(code)\n} }\n" }

  @Test(arguments: [
    ("{ ", "a", " }"), ("a { ", "b", " }"), ("if a { ", "b", " }"), ("a({ ", "b", " })"), ("#if A\n", "a", "\n#endif\n"),
    ("switch a { case b: ", "c", " }"),
    ("func f() { ", "", " }"), ("\"\\(", "a", ")\""),
  ])
  func aFileThatIsNestedBeyondTheLimitIsLeftOutAsAWhole(_ open: String, _ middle: String, _ close: String) {
    guard
      case .refused(let line, let reason) = Self.outcome(
        of: inBody(Self.nested(open, middle, close, Self.isDebugBuild ? 260 : 5000)))
    else {
      Issue.record("read")
      return
    }
    #expect(line >= 2)
    #expect(reason.hasPrefix("more than ") && reason.hasSuffix("so the file is skipped; reduce the nesting"))
  }

  @Test(arguments: [
    ("{ ", "a", " }"), ("a { ", "b", " }"), ("(", "a", ")"), ("if a { ", "b", " }"), ("A<", "b", ">"),
    ("#if A\n", "a", "\n#endif\n"),
  ])
  func aHundredLevelsAreRead(_ open: String, _ middle: String, _ close: String) {
    guard case .facts(let facts) = Self.outcome(of: inBody("let x = 1\n" + Self.nested(open, middle, close, 100)) + "class B {}")
    else {
      Issue.record("refused")
      return
    }
    #expect(facts.declarations.contains { facts.names[$0.name] == "B" })
  }

  @Test(
    arguments: [
      ("if a { } else ", "{ }", 5000), ("_ = a ? b : c\n", "", 5000), ("a + ", "a", 100_000), ("a = ", "b", 2000),
      ("a ? b : ", "c", 2000),
      ("try ", "a", 5000), ("a ?? ", "a", 5000), ("- ", "a", 2000), ("A.", "a", 5000),
    ] as [(String, String, Int)])
  func whatIsLongButNotNestedIsRead(_ part: String, _ end: String, _ count: Int) {
    guard
      case .facts(let facts) = Self.outcome(of: inBody("_ = { }\n" + String(repeating: part, count: count) + end) + "class B {}")
    else {
      Issue.record("refused")
      return
    }
    #expect(facts.declarations.contains { facts.names[$0.name] == "B" })
  }

  @Test func tenThousandChainedCallsAreRead() {
    let count = Self.isDebugBuild ? 3000 : 10_000
    guard case .facts(let facts) = Self.outcome(of: inBody("a" + String(repeating: ".a()", count: count))) else {
      Issue.record("refused")
      return
    }
    #expect(facts.expressions.count { $0.kind == .call } == count)
  }

  @Test(.disabled(if: isDebugBuild, "takes minutes")) func aChainThatWouldExhaustTheStackIsRefused() {
    guard
      case .refused(let line, let reason) = Self.outcome(
        of: inBody("a" + String(repeating: ".a()", count: NestingLimits.expressions)))
    else {
      Issue.record("read")
      return
    }
    #expect(line == 2)
    #expect(reason.hasPrefix("more than "))
  }

  @Test(arguments: [
    "@newAttribute(a: 1, b) ", "@Observed<A>(\\.b) ", "newmodifier ", "#newDirective(a)\n", "#unknown\n",
    "widget W { var a: A }\n", "nonisolated(new) ",
    "@ ", "package(set) open(unsafe) ", "~Copyable\n", "$\n", "`class`\n", "func \n",
    "<<<<<<< HEAD\nclass C {}\n=======\nclass D {}\n>>>>>>> b\n", "{{{\n}}}\n",
    "let a = \"\n", "let a: [A\n", "some any each A\n",
  ])
  func whatStandsAroundUnknownSyntaxIsRead(_ code: String) {
    guard case .facts(let facts) = Self.outcome(of: "class A {}\n\(code)class B { var b: A? }\nclass E {}\n") else {
      Issue.record("refused")
      return
    }
    let names = facts.declarations.map { facts.names[$0.name] }
    #expect(names.contains("A") && names.contains("B") && names.contains("b") && names.contains("E"), "\(names)")
    #expect(facts.syntaxErrors.count <= 1)
  }
}

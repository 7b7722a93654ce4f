import Testing
import ViperPlatform

@testable import ViperFacts

/// However deep code is, it is read to its end or refused: on the stack that the threads have, in a debug build too.
@Suite(.timeLimit(.minutes(60))) struct DepthTests {
  static func outcome(of code: String) -> FactReader.Outcome {
    let bytes = Array(code.utf8)
    return WorkerThreads.map(count: 1, threads: 1) { _ in FactReader.outcome(of: bytes) }[0]
  }

  /// Without optimisation the parser takes fifty times as long.
  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif

  static func nested(_ open: String, _ middle: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  static func inBody(_ code: String) -> String { "class A { func f() {\n\(code)\n} }\n" }

  @Test(arguments: [
    ("{ ", "a", " }"), ("a { ", "b", " }"), ("(", "a", ")"), ("if a { ", "b", " }"), ("A<", "b", ">"),
    ("#if A\n", "a", "\n#endif\n"),
  ])
  func aHundredLevelsAreRead(_ open: String, _ middle: String, _ close: String) {
    guard
      case .facts(let facts) = Self.outcome(of: Self.inBody("let x = 1\n" + Self.nested(open, middle, close, 100)) + "class B {}")
    else {
      Issue.record("refused")
      return
    }
    #expect(facts.declarations.contains { facts.names[$0.name] == "B" })
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

import Testing
import ViperFacts

/// Code that nobody vetted must cost no more than its own file, and hardly any time.
@Suite struct HostileCodeTests {
  private func facts(_ code: String) throws -> FileFacts {
    guard case .facts(let facts) = FactReader.outcome(of: Array(code.utf8)) else {
      Issue.record("refused")
      return FileFacts(FactRecords())
    }
    return facts
  }

  @Test(.timeLimit(.minutes(60))) func refusesDeeplyNestedBracketsAtOnce() {
    let code = "let a = 1\nlet b = " + String(repeating: "[", count: 30)
    let start = ContinuousClock.now
    guard case .refused(let line, let reason) = FactReader.outcome(of: Array(code.utf8)) else {
      Issue.record("parsed")
      return
    }
    #expect(start.duration(to: .now) < .seconds(1))
    #expect(line == 2)
    #expect(
      reason
        == "more than 18 nested '[', which take too long to parse, so the file is skipped; simplify the code, or exclude the file"
    )
  }

  @Test(.timeLimit(.minutes(60))) func aFileThatEndsTooEarlyIsReadAsFarAsItGoes() throws {
    let facts = try facts("class A {\n  var b: B?\n  func c() {\n<<<<<<< HEAD\n    d()\n=======\n  ")
    #expect(!facts.syntaxErrors.isEmpty)
    #expect(facts.declarations.contains { facts.names[$0.name] == "b" })
  }

  @Test(arguments: ["", "\n", "\u{FEFF}class A {}", "class A {}\r\nclass B {}\r\n", "// only a comment"])
  func unusualFilesAreFine(_ code: String) throws {
    let facts = try facts(code)
    #expect(facts.syntaxErrors.isEmpty)
  }
}

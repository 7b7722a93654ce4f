import Testing
import ViperFacts

@testable import ViperRules

/// What each comment of a file suppresses.
@Suite struct SuppressionReaderTests {
  private func read(_ code: String) -> SuppressionReader {
    let ids: Set<String> = ["retain-cycle", "weak-owner"]
    return SuppressionReader(
      FactExtractor.facts(of: Array(code.utf8)), DirectiveParser(registry: .builtIn, ruleIDs: ids, requiresReason: true))
  }

  private func scopes(_ code: String) -> [String] {
    read(code).suppressions.map { suppression in
      switch suppression.scope {
      case .file: "\(suppression.rule) file"
      case .lines(let lines): "\(suppression.rule) \(lines.lowerBound)-\(lines.upperBound)"
      case .region(let start, let end):
        "\(suppression.rule) \(start.line):\(start.column)-" + (end == .end ? "end" : "\(end.line):\(end.column)")
      }
    }
  }

  @Test(arguments: [
    ("let a = 1 // viper-lint:disable:this retain-cycle - why", ["retain-cycle 1-1"]),
    ("/* viper-lint:disable:this retain-cycle - why\n more */ let a = 1", ["retain-cycle 1-2"]),
    ("// viper-lint:disable:file retain-cycle - why", ["retain-cycle file"]),
    ("// viper-lint:disable:next retain-cycle - why\n\n// a word\nlet a = 1", ["retain-cycle 4-4"]),
    ("// viper-lint:disable:next retain-cycle - why\n@objc\npublic\nlet a = 1", ["retain-cycle 2-4"]),
    ("// viper-lint:disable:next retain-cycle - why\nfunc f(\n  a: A\n) {}", ["retain-cycle 2-2"]),
    ("// viper-lint:disable:next retain-cycle, weak-owner - why\nlet a = 1", ["retain-cycle 2-2", "weak-owner 2-2"]),
    ("// viper-lint:disable retain-cycle - why\nlet a = 1", ["retain-cycle 1:1-end"]),
    (" // viper-lint:disable retain-cycle - why\nlet a = 1\n  // viper-lint:enable retain-cycle", ["retain-cycle 1:2-3:3"]),
    (
      "// viper-lint:disable retain-cycle, weak-owner - why\n// viper-lint:enable all\n",
      ["retain-cycle 1:1-2:1", "weak-owner 1:1-2:1"]
    ),
    (
      "// viper-lint:disable retain-cycle, weak-owner - why\n// viper-lint:enable weak-owner\n",
      ["weak-owner 1:1-2:1", "retain-cycle 1:1-end"]
    ),
    ("// viper-lint:disable all - why\n// viper-lint:enable all", ["all 1:1-2:1"]), ("let a = 1", []),
  ])
  func scopeIsThatOfTheVerb(_ code: String, _ expected: [String]) {
    #expect(scopes(code) == expected)
    #expect(read(code).mistakes.isEmpty)
  }

  @Test(arguments: [
    ("// viper-lint:enable retain-cycle", "'enable retain-cycle' follows no 'disable retain-cycle'"),
    ("// viper-lint:enable all", "'enable all' follows no 'disable'"),
    (
      "// viper-lint:disable retain-cycle - why\n// viper-lint:enable weak-owner",
      "'enable weak-owner' follows no 'disable weak-owner'"
    ),
  ])
  func endWithoutABeginningIsAMistake(_ code: String, _ mistake: String) {
    #expect(read(code).mistakes.map { $0.text.hasPrefix(mistake) } == [true])
  }

  @Test func openRegionIsOpenedOnce() {
    let reader = read("// viper-lint:disable retain-cycle - why\n// viper-lint:disable retain-cycle - again\nlet a = 1")
    #expect(reader.suppressions.map(\.reason) == ["why"])
    #expect(reader.repeated.map(\.rule) == ["retain-cycle"] && reader.repeated.map(\.comment) == [1])
  }

  @Test func mistakeWithoutAReasonSuppressesAllTheSame() {
    let reader = read("let a = 1 // viper-lint:disable:this retain-cycle")
    #expect(reader.suppressions.map(\.rule) == ["retain-cycle"])
    #expect(reader.mistakes.map(\.comment) == [0])
  }

  @Test func longListOfAttributesIsCoveredOnlyInPart() {
    let attributes = (0..<60).map { "@a\($0)\n" }.joined()
    #expect(scopes("// viper-lint:disable:next retain-cycle - why\n\(attributes)class A {}") == ["retain-cycle 2-34"])
  }
}

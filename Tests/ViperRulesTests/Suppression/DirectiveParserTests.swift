import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

@Suite struct DirectiveParserTests {
  private func parse(_ text: String, requiresReason: Bool = true) -> DirectiveParser.Outcome {
    DirectiveParser(registry: .builtIn, ruleIDs: ["retain-cycle", "weak-owner"], requiresReason: requiresReason).parse(text)
  }

  @Test func readsVerbRulesAndReason() {
    let outcome = parse("disable:next retain-cycle, weak-owner - the flow releases it - later")
    #expect(outcome.mistake == nil)
    #expect(
      outcome.directive
        == Directive(verb: .disableNext, rules: ["retain-cycle", "weak-owner"], reason: "the flow releases it - later"))
  }

  @Test(arguments: ["retain-cycle - why", "retain-cycle – why", "retain-cycle — why", " retain-cycle  -  why "])
  func acceptsEachDash(_ rest: String) {
    #expect(parse("disable \(rest)").directive == Directive(verb: .disable, rules: ["retain-cycle"], reason: "why"))
  }

  @Test(arguments: [
    ("", "the comment is empty"), ("disabel x", "there is no directive 'disabel'; did you mean 'disable'?"),
    ("hush x", "there is no directive 'hush'; write 'disable:next'"), ("enable", "no rule is named; write 'enable rule-id'"),
    ("disable - why", "no rule is named"),
    ("disable retain-cycel - why", "there is no rule 'retain-cycel'; did you mean 'retain-cycle'?"),
    ("disable retain-cycle weak-owner - why", "'retain-cycle weak-owner' is not a rule; put commas"),
    ("disable:next all - why", "'all' is allowed only after 'disable:file'"),
    ("disable retain-cycle", "the comment gives no reason"),
    ("disable unused-suppression - why", "'unused-suppression' cannot be suppressed"),
  ])
  func saysWhatIsWrong(_ text: String, _ mistake: String) {
    #expect(parse(text).mistake?.hasPrefix(mistake) == true, "\(parse(text))")
  }

  @Test func keepsTheValidRules() {
    let outcome = parse("disable retain-cycle, nonsense, retain-cycle - why")
    #expect(outcome.directive?.rules == ["retain-cycle"])
    #expect(outcome.mistake != nil)
    #expect(parse("disable nonsense - why").directive == nil)
  }

  @Test func needsAReasonOnlyWhereRequired() {
    #expect(parse("disable retain-cycle", requiresReason: false).mistake == nil)
    #expect(parse("enable retain-cycle").mistake == nil)
  }
}

@Suite struct SuppressionTableTests {
  private func finding(_ rule: String, line: Int, column: Int = 1, case name: String? = nil, also: [String] = []) -> Finding {
    Finding(
      rule: rule, case: name, severity: .error, message: "m",
      range: SourceRange(file: "A.swift", line: line, column: column, endLine: line, endColumn: column), module: nil,
      alsoRules: also)
  }

  private func suppression(_ rule: String, _ scope: Suppression.Scope) -> Suppression {
    Suppression(rule: rule, scope: scope, reason: nil, comment: 0)
  }

  private func place(_ line: Int, _ column: Int = 1) -> Suppression.Position { Suppression.Position(line: line, column: column) }

  @Test func matchesTheMostSpecificFirst() {
    let table = SuppressionTable([
      suppression("a", .file), suppression("a", .region(from: place(1), to: place(9))), suppression("a", .lines(3...4)),
    ])
    #expect(table.matches(finding("a", line: 4)) == [2, 1, 0])
    #expect(table.matches(finding("a", line: 5)) == [1, 0])
    #expect(table.matches(finding("a", line: 9)) == [0])
    #expect(table.matches(finding("b", line: 4)).isEmpty)
  }

  @Test func matchesCasesFurtherRulesAndAll() {
    let table = SuppressionTable([
      suppression("a.read", .file), suppression("b", .file), suppression(Directive.all, .file),
    ])
    #expect(table.matches(finding("a", line: 1, case: "read", also: ["b"])) == [0, 1, 2])
    #expect(table.matches(finding("a", line: 1, case: "kept")) == [2])
  }

  @Test func findsTheRegionAroundAPlace() {
    let table = SuppressionTable(
      stride(from: 1, to: 100, by: 10).map { suppression("a", .region(from: place($0, 5), to: place($0 + 3, 5))) })
    #expect(table.matches(finding("a", line: 1, column: 4)).isEmpty)
    #expect(table.matches(finding("a", line: 1, column: 5)) == [0])
    #expect(table.matches(finding("a", line: 44, column: 4)) == [4])
    #expect(table.matches(finding("a", line: 44, column: 5)).isEmpty)
    #expect(table.matches(finding("a", line: 93)) == [9])
  }
}

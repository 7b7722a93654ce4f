import Testing
import ViperModel

@testable import ViperConfiguration

/// What may be accepted, and where reports and the baseline lie.
struct AcceptanceTests {
  private func policies(_ rules: String) throws -> [RulePolicy] { try Configuration("rules: {\(rules)}\n").policies }

  @Test(arguments: [
    ("strict", RulePolicy.Acceptance.strict), ("baseline", .baseline), ("{budget: 0}", .budget(0)), ("{budget: 12}", .budget(12)),
    ("{until: 2028-02-29, owner: Ada, reason: rewrite}", .until(day: "2028-02-29", owner: "Ada", reason: "rewrite")),
  ])
  func readsEachForm(_ text: String, _ acceptance: RulePolicy.Acceptance) throws {
    #expect(
      try policies("retain-cycle: {accept: \(text)}") == [
        RulePolicy(rule: "retain-cycle", acceptance: acceptance, file: "ci.yml", line: 1)
      ])
  }

  @Test func idsComeAfterPatterns() throws {
    let found = try policies("retain-cycle: {accept: strict}, '*': {accept: baseline}, 'retain-*': {accept: {budget: 1}}")
    #expect(found.map(\.rule) == ["*", "retain-*", "retain-cycle"])
  }

  @Test(arguments: [
    (
      "{until: 2027-02-29, owner: A, reason: b}",
      "2027-02-29 in 'rules.retain-cycle.accept.until' does not exist; check month and day"
    ),
    (
      "{until: 2027-13-01, owner: A, reason: b}",
      "2027-13-01 in 'rules.retain-cycle.accept.until' does not exist; check month and day"
    ),
    ("{until: 1.2.2027, owner: A, reason: b}", "'rules.retain-cycle.accept.until' is not a date; write it like 2027-01-31"),
    (
      "{until: 2027-01-31}",
      "'rules.retain-cycle.accept' lacks 'owner', 'reason'; set until, owner and reason, or only a budget"
    ),
    ("{budget: 1, owner: A}", "'rules.retain-cycle.accept' combines a budget with other keys; set either a budget or a date"),
  ])
  func refusesWhatIsNoPolicy(_ text: String, _ mistake: String) {
    #expect(Configuration.mistakes("rules: {retain-cycle: {accept: \(text)}}\n") == ["1: " + mistake])
  }

  @Test func policyIsForAWholeRule() {
    #expect(
      Configuration.mistakes("rules: {retain-cycle.stored: {accept: strict}}\n") == [
        "1: 'rules.retain-cycle.stored.accept' applies to a rule with all its cases; set it under 'retain-cycle'"
      ])
  }

  @Test func reasonOfASuppressionIsRequiredUnlessItIsOptional() throws {
    #expect(try Configuration("suppression: {reason: required}\n").requiresSuppressionReason)
    #expect(try !Configuration("suppression: {reason: optional}\n").requiresSuppressionReason)
  }

  @Test(arguments: [
    ("old.txt", BaselineSetting(path: "/App/old.txt")), ("/tmp/old", BaselineSetting(path: "/tmp/old")),
    ("{stale: info}", BaselineSetting(path: "/App/.viper-lint-baseline", stale: .on(.info))),
    ("{path: ../b, stale: off}", BaselineSetting(path: "/b", stale: .off)),
  ])
  func baselineIsAPathOrAMap(_ text: String, _ setting: BaselineSetting) throws {
    #expect(try Configuration("baseline: \(text)\n").baseline == setting)
  }

  @Test func outputsAreRelativeToTheConfiguration() throws {
    let outputs = try Configuration("outputs:\n  json: out/a.json\n  text: '-'\n").outputs
    #expect(outputs.map(\.path) == ["/App/out/a.json", "-"])
    #expect(outputs.map(\.format) == ["json", "text"] && outputs.map(\.line) == [2, 3])
  }

  @Test(arguments: [
    ("outputs: {jso: a}\n", "1: unknown format 'jso' in 'outputs'; did you mean 'json'?"),
    (
      "outputs:\n  text: a\n  json: ./a\n",
      "3: 'outputs' sends text and json to './a'; give each its own file"
    ),
    ("outputs:\n  json: \"a\\0b\"\n", "2: 'outputs.json' contains a NUL byte, which no path has; remove it"),
    ("baseline: \"a\\0b\"\n", "1: 'baseline' contains a NUL byte, which no path has; remove it"),
    ("baseline: [a]\n", "1: 'baseline' must be a path or a map, but is a list"),
  ])
  func mistakeNamesItsPlace(_ text: String, _ mistake: String) { #expect(Configuration.mistakes(text) == [mistake]) }
}

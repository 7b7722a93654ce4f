import Testing
import ViperModel

@testable import ViperConfiguration

/// Entries under `rules`: severity, exceptions and options.
struct ConfiguredRuleEntryTests {
  private func entry(_ text: String) throws -> RuleEntry { try #require(try Configuration("rules:\n  \(text)\n").rules.first) }

  @Test(arguments: [("error", SeveritySetting.on(.error)), ("warning", .on(.warning)), ("info", .on(.info)), ("off", .off)])
  func severityStandsAloneOrInAMap(_ word: String, _ level: SeveritySetting) throws {
    #expect(try entry("retain-cycle: \(word)") == RuleEntry(key: "retain-cycle", line: 2, severity: level))
    #expect(try entry("retain-cycle: {severity: \(word)}").severity == level)
  }

  @Test func entriesKeepTheirOrderAndLines() throws {
    let rules = try Configuration("rules:\n  '*': off\n  retain-cycle.stored: info\n  retain-cycle: error\n").rules
    #expect(rules.map(\.key) == ["*", "retain-cycle.stored", "retain-cycle"] && rules.map(\.line) == [2, 3, 4])
  }

  @Test func ignoredComponentsHaveTheirLines() throws {
    let ignored = try entry("retain-cycle:\n    ignore:\n    - Home*\n    - Login").ignore
    #expect(ignored == [.init(pattern: "Home*", line: 4), .init(pattern: "Login", line: 5)])
    #expect(try entry("retain-cycle: {ignore: One}").ignore.map(\.pattern) == ["One"])
  }

  @Test func optionsAreReadByTheirKind() throws {
    #expect(try entry("concrete-dependency: {options: {allow: [A*, B]}}").options["allow"] == .names(["A*", "B"]))
    #expect(try entry("uses-framework: {options: {known: UIKit}}").options["known"] == .names(["UIKit"]))
    #expect(
      try entry("missing-component: {options: {roles: {view: optional}}}").options["roles"] == .choices(["view": "optional"]))
  }

  @Test(arguments: [
    ("retain-cicle: off", "unknown rule 'retain-cicle' in 'rules.retain-cicle'; did you mean 'retain-cycle'?"),
    ("retain-cycle.store: off", "unknown case 'store' of rule 'retain-cycle'; did you mean 'stored'?"),
    ("concrete-dependency.a: off", "unknown case 'a' of rule 'concrete-dependency'; it has none"),
    ("retain-cycle: [off]", "'rules.retain-cycle' must be a severity, 'off' or a map, but is a list"),
    ("retain-cycle: {}", "'rules.retain-cycle' is empty; set a severity, or remove it"),
    (
      "unused-suppression: {severity: off, ignore: A}", "unknown key 'rules.unused-suppression.ignore'; expected one of: severity"
    ),
    ("retain-cycle: {options: {allow: A}}", "'retain-cycle' has no option 'allow'; it belongs to 'concrete-dependency'"),
    ("uses-framework: {options: {knwn: A}}", "'uses-framework' has no option 'knwn'; did you mean 'known'?"),
    (
      "'retain-*': {options: {allow: A}}",
      "options apply to a whole rule; set 'rules.retain-*.options' under a rule's id"
    ),
    (
      "uses-framework: {options: {known: UIKt}}",
      "unknown framework 'UIKt' in 'rules.uses-framework.options.known'; did you mean 'UIKit'?"
    ),
    (
      "missing-component: {options: {roles: {veiw: optional}}}",
      "unknown role 'veiw' in 'rules.missing-component.options.roles.veiw'; did you mean 'view'?"
    ),
    (
      "missing-component: {options: {roles: {view: optionl}}}",
      "unknown value 'optionl' in 'rules.missing-component.options.roles.view'; did you mean 'optional'?"
    ),
  ])
  func mistakeNamesItsRemedy(_ text: String, _ mistake: String) {
    #expect(Configuration.mistakes("rules:\n  \(text)\n") == ["2: " + mistake])
  }

  @Test func overriddenRulesAcceptNothing() throws {
    let mistakes = Configuration.mistakes("overrides: [{paths: A, rules: {retain-cycle: {severity: off, accept: strict}}}]\n")
    #expect(
      mistakes.count == 1 && mistakes[0].hasPrefix("1: unknown key 'overrides[0].rules.retain-cycle.accept'"), "\(mistakes)")
    let rules = try Configuration("overrides: [{paths: A, rules: {retain-cycle: {severity: off}}}]\n").overrides[0].rules
    #expect(rules.map(\.severity) == [.off])
  }
}

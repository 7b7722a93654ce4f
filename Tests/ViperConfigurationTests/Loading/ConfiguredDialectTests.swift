import Testing
import ViperModel

@testable import ViperConfiguration

/// The dialects that a configuration names, and the roles that they add.
struct ConfiguredDialectTests {
  @Test func namesHaveTheirLine() throws {
    let configuration = try Configuration(
      "dialect: viper\nmodules:\n  Home: ours\n  Log*: viper\noverrides:\n- paths: App\n  dialect: ours\n")
    #expect(configuration.dialect == .init(name: "viper", file: "ci.yml", line: 1))
    #expect(configuration.modules.map(\.module) == ["Home", "Log*"])
    #expect(configuration.modules.map(\.dialect.name) == ["ours", "viper"])
    #expect(configuration.modules.map(\.dialect.line) == [3, 4])
    #expect(configuration.overrides.map(\.dialect) == [.init(name: "ours", file: "ci.yml", line: 7)])
  }

  @Test func mistakesOfADialectComeFirstWithTheirOwnPlace() {
    #expect(
      Configuration.mistakes("exlude: a\ndialect: broken\n") == [
        "broken.yml:7: no roles", "1: unknown key 'exlude'; did you mean 'exclude'?",
      ])
  }

  @Test func dialectIsLoadedOnceHoweverOftenItIsNamed() {
    let text = "dialect: broken\nmodules: {A: broken, B: broken}\noverrides: [{paths: App, dialect: broken}]\n"
    #expect(Configuration.mistakes(text) == ["broken.yml:7: no roles"])
  }

  @Test(arguments: [
    "dialect: ours\n", "modules: {Home: ours}\n", "overrides: [{paths: App, dialect: ours}]\n",
  ])
  func rolesOfADialectHaveRules(_ dialect: String) throws {
    let rules = "rules: {view-references-coordinator: info}\n"
    // The place in the file makes no difference.
    #expect(try Configuration(dialect + rules).rules.map(\.severity) == [.on(.info)])
    #expect(try Configuration(rules + dialect).rules.map(\.severity) == [.on(.info)])
    #expect(Configuration.mistakes(rules).map { $0.prefix(46) } == ["1: unknown rule 'view-references-coordinator' "])
  }

  @Test func rolesOfADialectMayBeOptions() throws {
    let rules = "rules: {missing-component: {options: {roles: {coordinator: required}}}}\n"
    let options = try Configuration("dialect: ours\n" + rules).rules[0].options
    #expect(options["roles"] == .choices(["coordinator": "required"]))
    #expect(Configuration.mistakes(rules).count == 1)
  }

  @Test func dialectWithAMistakeMayHaveAddedAnyRole() {
    let text = "dialect: broken\nrules: {view-references-router: off, retain-cicle: off}\n"
    #expect(
      Configuration.mistakes(text) == [
        "broken.yml:7: no roles", "2: unknown rule 'retain-cicle' in 'rules.retain-cicle'; did you mean 'retain-cycle'?",
      ])
  }
}

import Testing
import ViperModel

@testable import ViperConfiguration

/// Constraints are rules to `rules` and `overrides`.
struct ConstraintNameTests {
  private static let constraints = "constraints: [{name: no-chat, reason: b, acyclic: module}]\n"

  @Test func settingsOfAConstraintAreThoseOfARule() throws {
    let configuration = try Configuration(
      "rules: {no-chat: {severity: info, ignore: A*, accept: {budget: 3}}}\noverrides: [{paths: A, rules: {no-chat: off}}]\n"
        + Self.constraints)
    #expect(configuration.rules.map(\.key) == ["no-chat"] && configuration.rules[0].severity == .on(.info))
    #expect(configuration.rules[0].ignore.map(\.pattern) == ["A*"])
    #expect(configuration.policies.map(\.acceptance) == [.budget(3)])
    #expect(configuration.overrides[0].rules.map(\.severity) == [.off])
  }

  @Test func namesOfOtherFilesAreKnown() throws {
    let files = ["a.yml": Self.constraints]
    #expect(try Configuration("rules: {no-chat: off}\nextends: a.yml\n", files: files).rules.map(\.key) == ["no-chat"])
  }

  @Test(arguments: [
    ("no-chatt: off", "unknown rule 'no-chatt' in 'rules.no-chatt'; did you mean 'no-chat'?"),
    ("no-chat.stored: off", "unknown case 'stored' of rule 'no-chat'; it has none"),
    ("no-chat: {options: {allow: A}}", "'no-chat' has no option 'allow'; it belongs to 'concrete-dependency'"),
    ("no-chat: {options: {other: A}}", "'no-chat' has no option 'other'; it has none"),
  ])
  func thereAreNoCasesAndOptions(_ text: String, _ mistake: String) {
    #expect(Configuration.mistakes("rules: {\(text)}\n" + Self.constraints) == ["1: " + mistake])
  }

  @Test func aMistakeInAConstraintDoesNotMakeItsNameUnknown() {
    let mistakes = Configuration.mistakes("rules: {no-chat: off}\nconstraints: [{name: no-chat, reason: b, acyclic: modul}]\n")
    #expect(mistakes == ["2: unknown value 'modul' in 'constraints[0].acyclic'; did you mean 'module'?"])
  }

  @Test func namesInAFileThatCannotBeReadAreNoMistakes() {
    let mistakes = Configuration.mistakes("rules: {no-chat: {options: {a: b}}}\nextends: a.yml\n")
    #expect(mistakes == ["2: cannot read 'a.yml', which 'extends' names; give a path relative to this file"])
  }
}

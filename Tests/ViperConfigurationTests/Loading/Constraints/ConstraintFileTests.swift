import Testing
import ViperText

@testable import ViperConfiguration

/// Files with constraints that a configuration extends.
struct ConstraintFileTests {
  private static func constraints(_ names: String...) -> String {
    "constraints:\n" + names.map { "- {name: \($0), reason: r, published: {path: App/**}}\n" }.joined()
  }

  private func names(_ text: String, _ files: [String: String]) throws -> [String] {
    try Configuration(text, files: files).constraints.map { "\($0.name) \($0.file):\($0.line ?? 0)" }
  }

  @Test func constraintsOfFilesComeFirst() throws {
    let found = try names(
      "extends: [rules/a.yml]\n" + Self.constraints("own"),
      ["rules/a.yml": "extends: b.yml\n" + Self.constraints("a1", "a2"), "rules/b.yml": Self.constraints("b")])
    #expect(found == ["b rules/b.yml:2", "a1 rules/a.yml:3", "a2 rules/a.yml:4", "own ci.yml:3"])
  }

  @Test func patternsMatchTheLastPartSorted() throws {
    let files = [
      "rules/b.yml": Self.constraints("b"), "rules/a.yml": Self.constraints("a"), "rules/.hidden.yml": Self.constraints("h"),
      "rules/c.txt": Self.constraints("c"), "rules/deep/d.yml": Self.constraints("d"),
    ]
    #expect(try names("extends: rules/*.yml\n", files) == ["a rules/a.yml:2", "b rules/b.yml:2"])
    #expect(try names("extends: ['rules/.*']\n", files) == ["h rules/.hidden.yml:2"])
  }

  @Test func aPatternLeavesOutItsOwnFile() throws {
    let files = ["rules/all.yml": "extends: '*.yml'\n", "rules/a.yml": Self.constraints("a")]
    #expect(try names("extends: rules/all.yml\n", files) == ["a rules/a.yml:2"])
  }

  @Test func pathsOfPatternsAreThoseOfTheConfiguration() throws {
    let configuration = try Configuration("extends: rules/a.yml\n", files: ["rules/a.yml": Self.constraints("a")])
    guard case .published(let selection, _) = configuration.constraints[0].statement else {
      Issue.record("another kind")
      return
    }
    #expect(selection.selectors[0].conditions[0].paths[0].matches(file: "/App/App/A.swift"))
  }

  @Test func aFileOnTwoWaysIsReadOnce() throws {
    let files = [
      "a.yml": "extends: base.yml\n", "b.yml": "extends: ./rules/../base.yml\n", "base.yml": Self.constraints("base"),
    ]
    let configuration = try Configuration("extends: [a.yml, b.yml, a.yml]\n", files: files)
    #expect(configuration.constraints.map(\.name) == ["base"])
    #expect(configuration.constraintFiles.map(\.path) == ["/App/base.yml", "/App/a.yml", "/App/b.yml"])
  }

  @Test func filesWithoutContentAreFine() throws {
    #expect(try names("extends: [a.yml, b.yml]\n", ["a.yml": "", "b.yml": "# later\nconstraints:\nextends:\n"]).isEmpty)
  }

  @Test(arguments: [
    (["a.yml": "extends: b.yml\n", "b.yml": "constraints:\nextends:\n- a.yml\n"], "b.yml:3", "a.yml → b.yml → a.yml"),
    (["a.yml": "extends: a.yml\n"], "a.yml:1", "a.yml → a.yml"),
    (["a.yml": "extends: ci.yml\n"], "a.yml:1", "ci.yml → a.yml → ci.yml"),
    (["a.yml": "extends: x/b.yml\n", "x/b.yml": "extends: ['../a*']\n"], "x/b.yml:1", "a.yml → x/b.yml → a.yml"),
  ])
  func circlesAreRefused(_ files: [String: String], _ place: String, _ path: String) {
    #expect(
      Configuration.mistakes("extends: a.yml\n", files: files) == [
        "\(place): constraint files extend each other: \(path); remove one of these 'extends'"
      ])
  }

  @Test(arguments: [
    ("extends: {a: b}\n", "1: 'extends' must be a list, but is a map"),
    ("\nextends: [[a.yml]]\n", "2: 'extends[0]' must be a string, but is a list"),
    ("extends:\n- b.yml\n", "2: cannot read 'b.yml', which 'extends[0]' names; give a path relative to this file"),
    ("extends:\n- ok.yml\n- no/*.yml\n", "3: the pattern 'no/*.yml' in 'extends[1]' matches no file; correct or remove it"),
    ("extends: '*/a.yml'\n", "1: '*' is only allowed in the last part of '*/a.yml'; name each folder"),
    ("extends: rules.yml\n", "rules.yml:1: unknown key 'rules'; expected one of: constraints, extends"),
    ("extends: list.yml\n", "list.yml:1: the file must be a map, but is a list"),
    ("extends: bad.yml\n", "bad.yml:3: the file is not valid UTF-8"),
    (
      "extends: typo.yml\n", "typo.yml:4: unknown key 'constraints[0].forbidden.form'; did you mean 'from'?"
    ),
    (
      "extends: [ok.yml, ok2.yml]\n",
      "ok2.yml:3: 'ok' is already the name of the constraint at ok.yml:2; choose another name"
    ),
    ("extends: ok.yml\n" + constraints("ok"), "3: 'ok' is already the name of the constraint at ok.yml:2; choose another name"),
  ])
  func mistakesNameTheirFile(_ text: String, _ mistake: String) {
    let files = [
      "ok.yml": Self.constraints("ok"), "ok2.yml": "# again\n" + Self.constraints("ok"), "rules.yml": "rules: {a: off}\n",
      "list.yml": "- a\n", "bad.yml": "invalid",
      "typo.yml": "constraints:\n- {name: t, reason: r,\n  forbidden: {from: {name: A}, to: {name: B},\n  form: {name: C}}}\n",
    ]
    #expect(Configuration.mistakes(text, files: files) == [mistake])
  }

  @Test func mistakesOfAllFilesAreReported() {
    let files = ["a.yml": "constraint:\n", "b.yml": "constraints: 1\n"]
    #expect(
      Configuration.mistakes("extends: [a.yml, b.yml]\nfial: error\n", files: files) == [
        "a.yml:1: unknown key 'constraint'; did you mean 'constraints'?",
        "b.yml:1: 'constraints' must be a list of maps, but is the string '1'",
        "2: unknown key 'fial'; did you mean 'fail'?",
      ])
  }
}

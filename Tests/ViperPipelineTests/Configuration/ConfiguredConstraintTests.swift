import Foundation
import Testing
import ViperConfiguration
import ViperFacts
import ViperPipeline
import ViperReporting
import ViperRules

/// Files of constraints on the disk, and how `config` lists them.
@Suite struct ConfiguredConstraintTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("constraints-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("rules/deep.yml"), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func listing() throws -> String {
    try ConfigurationListing(options, failing: nil).text(as: .text)
  }

  private var options: AnalysisOptions { AnalysisOptions(testing: ["."], in: folder.path) }

  private func mistakes() throws -> [String] {
    let error = try #require(throws: UsageError.self) { try listing() }
    return error.diagnostics.map { "\($0.file ?? "-"):\($0.line ?? 0): \($0.message)" }
  }

  @Test func listsTheConstraintsOfAllFilesWithTheirOrigin() throws {
    try write(
      "extends: rules/*.yml\nconstraints:\n- {name: own, reason: Why., severity: info, acyclic: module}\n", to: ".viper-lint.yml")
    try write(
      "constraints:\n- name: a\n  layers: [{path: App}, {path: Core}]\n  reason: Because.\n  fails: let a = 1\n",
      to: "rules/a.yml")
    let text = try listing()
    #expect(text.contains("extends: rules/*.yml  # .viper-lint.yml:1\n"), "\(text)")
    let constraints = """
      constraints:
        - name: a  # rules/a.yml:2
          severity: error  # default
          reason: Because.  # rules/a.yml:4
          layers:
            - path: App  # rules/a.yml:3
            - path: Core  # rules/a.yml:3
        - name: own  # .viper-lint.yml:3
          severity: info  # .viper-lint.yml:3
          reason: 'Why.'  # .viper-lint.yml:3
          acyclic: module  # .viper-lint.yml:3
      """
    #expect(text.contains(constraints.replacing("'Why.'", with: "Why.")), "\(text)")
  }

  @Test func withoutConstraintsThereAreNone() throws {
    try write("fail: error\n", to: ".viper-lint.yml")
    #expect(try listing().contains("extends: none  # default\nconstraints: none  # default\n"))
  }

  @Test func mistakesNameTheFile() throws {
    try write("extends: [rules/a.yml, rules/b.yml, rules/deep.yml]\n", to: ".viper-lint.yml")
    try write("constraints:\n- {name: a, reason: r, acyclic: modul}\n", to: "rules/a.yml")
    try Data([0x61, 0x0A, 0xFF]).write(to: folder.appendingPathComponent("rules/b.yml"))
    #expect(
      try mistakes() == [
        "rules/a.yml:2: unknown value 'modul' in 'constraints[0].acyclic'; did you mean 'module'?",
        "rules/b.yml:2: the file is not valid UTF-8; save it as UTF-8",
        ".viper-lint.yml:1: cannot read 'rules/deep.yml', which 'extends[2]' names; give a path relative to this file",
      ])
  }

  @Test func circlesAreRefused() throws {
    try write("extends: rules/a.yml\n", to: ".viper-lint.yml")
    try write("extends: ['*.yml']\n", to: "rules/a.yml")
    try write("extends: [a.yml]\n", to: "rules/b.yml")
    #expect(
      try mistakes() == [
        "rules/b.yml:1: constraint files extend each other: rules/a.yml → rules/b.yml → rules/a.yml; remove one of these 'extends'"
      ])
  }

  @Test func anOutputDoesNotReplaceAFileOfConstraints() throws {
    try write("extends: rules/a.yml\n", to: ".viper-lint.yml")
    try write("", to: "rules/a.yml")
    try write("class A {}\n", to: "A.swift")
    let files = ProtectedFiles(options, try Analysis(options).configuration)
    let place = folder.appendingPathComponent("rules/a.yml").path
    #expect(throws: UsageError.self) { try files.check(place, writtenBy: "--output") }
    #expect(throws: Never.self) { try files.check(place + "x", writtenBy: "--output") }
  }

  @Test func patternOfConstraintsIsInForce() throws {
    try write(
      "rules: {pay*: off, chat*: off}\nconstraints:\n- {name: payments, reason: r, acyclic: module}\n", to: ".viper-lint.yml")
    try write("class A {}\n", to: "A.swift")
    let messages = try Analysis(options).report.diagnostics.map(\.message).filter { $0.hasPrefix("inert-rule") }
    #expect(messages == ["inert-rule: the pattern 'chat*' matches no rule; correct or remove it"])
  }
}

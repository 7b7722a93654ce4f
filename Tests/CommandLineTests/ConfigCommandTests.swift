import Foundation
import Testing
import ViperTestSupport

/// `config`, `--config`, `--no-config`, `--fail`: as a user runs them.
struct ConfigCommandTests {
  private let workspace: ScratchFolder

  init() throws {
    workspace = try ScratchFolder()
    try workspace.write(ScratchFolder.module { "Login\($0)" }, to: "App/Login.swift")
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try Executable.viperLint.run(arguments + ["--base-path", workspace.path])
  }

  private var app: String { workspace.path + "/App" }

  @Test func showsEachValueWithItsOrigin() throws {
    try workspace.write("dialect: viper\n\nrules:\n  retain-cycle: off\n  'x-*': {ignore: [a, 'b c']}\n", to: ".viper-lint.yml")
    let outcome = try run("config", "--fail", "info", app)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        dialect: viper  # .viper-lint.yml:1
        modules: none  # default
        architecture: auto  # default
        roles: none  # default
        roots: none  # default
        include: every Swift file  # default
        exclude: none  # default
        fail: info  # --fail
        rules:
          retain-cycle: off  # .viper-lint.yml:4
          x-*:
            ignore:
              - a  # .viper-lint.yml:5
              - 'b c'  # .viper-lint.yml:5
        overrides: none  # default
        suppression:
          reason: required  # default
        baseline: .viper-lint-baseline, if it exists  # default
        outputs: text to standard output  # default
        extends: none  # default
        constraints: none  # default

        """)
  }

  /// A severity for a rule leaves its cases with another default alone, unless it is below the usual one or names them.
  @Test func showsTheCasesThatKeepTheirSeverity() throws {
    try workspace.write(
      """
      rules: {interactor-imports-uikit: {severity: warning}, retain-cycle: warning}
      overrides:
        - {paths: App, rules: {interactor-imports-uikit: warning}}
        - {paths: Old, rules: {interactor-imports-uikit: warning, '*.unused': error}}

      """, to: ".viper-lint.yml")
    let text = try run("config", app).output
    #expect(
      text.contains(
        """
        rules:
          interactor-imports-uikit:
            severity: warning  # .viper-lint.yml:1
          interactor-imports-uikit.unused: info  # default

        """), "\(text)")
    #expect(
      text.contains(
        """
            rules:
              interactor-imports-uikit: warning  # .viper-lint.yml:3
              interactor-imports-uikit.unused: info  # default

        """), "\(text)")
    #expect(text.components(separatedBy: ".unused: info").count == 3, "\(text)")
    #expect(text.contains("\n  retain-cycle.unmade: info  # default\n"), "\(text)")
  }

  @Test func theCommandLinesDialectGoesBeforeAllOthers() throws {
    try workspace.write(
      "dialect: rambler\nmodules: {A: infinum}\noverrides: [{paths: App, dialect: contract, architecture: mvp, rules: {weak-owner: off}}]\narchitecture: mvc\n",
      to: ".viper-lint.yml")
    let text = try run("config", "--dialect", "viper", app).output
    #expect(text.contains("dialect: viper  # --dialect\n") && text.contains("\nmodules: none  # default\n"))
    #expect(
      !text.contains("contract") && !text.contains("mvp") && !text.contains("mvc")
        && text.contains("  - paths: App  # .viper-lint.yml:3\n    rules:\n      weak-owner: off  # .viper-lint.yml:3\n"))
  }

  @Test func writesJSON() throws {
    try workspace.write("exclude: [A, \"\\e31m\"]\nfail: never\n", to: ".viper-lint.yml")
    let output = try run("config", "--format", "json", app).output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let settings = try #require(document["settings"] as? [[String: Any]])
    #expect(settings.compactMap { $0["key"] as? String }.count == 15)
    let fail = try #require(settings.first { $0["key"] as? String == "fail" })
    #expect(fail["value"] as? String == "never")
    let origin = try #require(fail["origin"] as? [String: Any])
    #expect(origin["kind"] as? String == "file" && origin["file"] as? String == ".viper-lint.yml" && origin["line"] as? Int == 2)
    #expect(!output.contains("\u{1B}"))
    #expect(try !run("config", app).output.contains("\u{1B}"))
  }

  @Test func mistakesAreToldAllAtOnce() throws {
    try workspace.write("fial: error\nrules:\n  retain-cycle: fatal\noutputs: {txt: x}\n", to: ".viper-lint.yml")
    for arguments in [["config"], ["lint"], ["modules"], ["explain", "dialect", "--path"], ["init", "--print"]] {
      let outcome = try Executable.viperLint.run(arguments + [app, "--base-path", workspace.path])
      #expect(outcome.status == 2, "\(arguments)")
      #expect(
        outcome.errors == """
          .viper-lint.yml:1: error: unknown key 'fial'; did you mean 'fail'?
          .viper-lint.yml:3: error: unknown value 'fatal' in 'rules.retain-cycle'; expected one of: error, info, off, warning
          .viper-lint.yml:4: error: unknown format 'txt' in 'outputs'; did you mean 'text'?

          """)
    }
    #expect(try Executable.viperGraph.run(["--format", "dot", app]).status == 2)
    #expect(try Executable.viperGraph.run(["--format", "dot", "--no-config", app]).status == 0)
  }

  @Test func theNearestConfigurationCountsAndNoOther() throws {
    try workspace.write("rules: {'*': off}\n", to: ".viper-lint.yml")
    #expect(try run("-q", app).status == 0)
    try workspace.write("fail: error\n", to: "App/.viper-lint.yml")
    #expect(try run("-q", app).status == 1)
    #expect(try run("-q", workspace.path).status == 0)
    #expect(try run("-q", "--no-config", workspace.path).status == 1)
    let other = try workspace.write("rules: {'*': off}\n", to: "ci/lint.yml")
    #expect(try run("-q", "--config", other, app).status == 0)
  }

  @Test func whatIsNamedMustBeThere() throws {
    let missing = try run("--config", workspace.path + "/no.yml", app)
    #expect(
      missing.status == 2
        && missing.errors == "error: the configuration '\(workspace.path)/no.yml' does not exist; check the path\n")
    let folder = try run("--config", workspace.path + "/App", app)
    #expect(
      folder.status == 2
        && folder.errors == "App: error: cannot read the configuration; make it a readable file, or remove it\n")
    #expect(try run("--config", "a.yml", "--no-config", app).status == 2)
  }

  @Test func theFailingSeverityIsTheCommandLinesElseTheConfigurations() throws {
    try workspace.write("dialect: viper\nrules: {'*': off, retain-cycle: warning}\n", to: ".viper-lint.yml")
    #expect(try run("-q", app).status == 0)
    #expect(try run("-q", "--strict", app).status == 1)
    #expect(try run("-q", "--fail", "info", app).status == 1)
    try workspace.write("dialect: viper\nfail: warning\nrules: {'*': off, retain-cycle: warning}\n", to: ".viper-lint.yml")
    #expect(try run("-q", app).status == 1)
    #expect(try run("-q", "--fail", "error", app).status == 0)
    #expect(try run("-q", "--fail", "never", app).status == 0)
    #expect(try run("-q", "--strict", "--fail", "info", app).status == 2)
    #expect(try run("-q", "--fail", "fatal", app).status == 2)
  }

  @Test func aCommitHookMayNameWhatIsLeftOut() throws {
    try workspace.write("exclude: [App]\n", to: ".viper-lint.yml")
    let outcome = try run(app + "/Login.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(".viper-lint.yml: note: '\(app)/Login.swift' is skipped because of 'include' or 'exclude'"))
  }

  @Test func aPathThatIsNotThereHasNoConfiguration() throws {
    let outcome = try run("config", "\(app)/nothing")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("nothing' does not exist; check the path"), "\(outcome.errors)")
  }
}

import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules

/// Which files are read, in which roots, and what is said of settings that select nothing.
@Suite struct ConfiguredPathTests {
  private let project: ConfiguredProject

  init() throws { project = try .twoModules() }

  private func modules(_ configuration: String, _ paths: [String] = ["."]) throws -> [String] {
    try project.analysis(paths, configuration: configuration).graph.modules.map(\.name).sorted()
  }

  @Test(arguments: [
    ("exclude: [Legacy]\n", ["Login"]), ("exclude: ['**/Home/**']\n", ["Login"]), ("include: [App/**]\n", ["Login"]),
    ("include: ['{App,Legacy}/*/*.swift']\n", ["Home", "Login"]), ("include: ['**/H?me.swift']\n", ["Home"]),
    ("include: [App/**, Legacy/**]\nexclude: [App]\n", ["Home"]), ("exclude: []\n", ["Home", "Login"]),
  ]) func readsWhatIsSelected(_ configuration: String, _ expected: [String]) throws {
    #expect(try modules(configuration) == expected)
  }

  @Test func patternsAreRelativeToTheConfiguration() throws {
    try project.write("exclude: [../Legacy]\n", to: "ci/lint.yml")
    var options = AnalysisOptions(testing: ["."], in: project.path)
    options.configuration = .file("ci/lint.yml")
    #expect(try Analysis(options).graph.modules.map(\.name) == ["Login"])
    #expect(try modules("exclude: [Home]\n", ["Legacy"]) == ["Home"])
  }

  @Test func whatIsNamedAndLeftOutIsNoError() throws {
    let report = try project.analysis(["Legacy/Home/Home.swift"], configuration: "exclude: [Legacy]\n").report
    #expect(report.fileCount == 0 && report.isComplete)
    #expect(
      report.diagnostics.contains {
        $0.message == "'Legacy/Home/Home.swift' is skipped because of 'include' or 'exclude', so none of it was read"
      })
    #expect(try project.remarks("exclude: [Legacy/Home]\n", ["Legacy", "App"]).count == 1)
    #expect(try project.remarks("exclude: [Legacy/Home]\n", ["."]).isEmpty)
    #expect(try project.remarks("exclude: [Legacy/Home]\n", [".", "App/Login"]).isEmpty)
  }

  @Test func excludedFoldersAreNotOpened() throws {
    try project.write(String(repeating: "[", count: 100), to: "Legacy/Deep.swift")
    #expect(try !project.analysis().report.isComplete)
    #expect(try project.analysis(configuration: "exclude: [Legacy]\n").report.isComplete)
  }

  @Test func rootsBoundNames() throws {
    func roots(_ configuration: String) throws -> [String] {
      try project.analysis(configuration: configuration).report.roots.map(\.root).sorted()
    }
    #expect(try roots("") == ["."])
    #expect(try roots("roots: [App, Legacy]\n") == ["App", "Legacy"])
    #expect(try roots("roots: ['*']\n") == ["App", "Legacy"])
    #expect(try project.analysis(["App/Login"]).report.roots.map(\.root) == ["App"])
  }

  // MARK: settings that do nothing

  @Test(arguments: [
    (
      "exclude: [Legacy, Nowhere/**]\n",
      ["1 inert-exclude: the pattern 'Nowhere/**' matches no file or folder; correct or remove it"]
    ),
    ("include: ['**', Nowhere]\n", ["1 inert-include: the pattern 'Nowhere' matches no file; correct or remove it"]),
    ("roots:\n  - App\n  - Nowhere\n", ["3 inert-root: the pattern 'Nowhere' matches no folder; correct or remove it"]),
    (
      "overrides:\n- paths: [App, Apps]\n  rules: {retain-cycle: info}\n",
      ["2 inert-override: the pattern 'Apps' matches no file; correct or remove it"]
    ),
    ("rules:\n  'retian-*': off\n", ["2 inert-rule: the pattern 'retian-*' matches no rule; correct or remove it"]),
    (
      "rules:\n  retain-cycle:\n    ignore: [Lgoin*, Home*]\n",
      ["3 inert-ignore: no component is named 'Lgoin*'; correct or remove it"]
    ),
    ("modules: {Login: infinum, Lgoin: infinum}\n", ["1 inert-module: no module is named 'Lgoin'; correct or remove it"]),
    (
      "rules:\n  cross-module-reference: {options: {allow: [Hmoe]}}\n",
      ["2 inert-option: no module is named 'Hmoe'; correct or remove it"]
    ),
  ]) func whatSelectsNothingIsTold(_ configuration: String, _ expected: [String]) throws {
    #expect(try project.remarks(configuration) == expected)
  }

  @Test func aRunOverAPartDoesNotJudgeTheRest() throws {
    let configuration = """
      exclude: ['**/Generated/**', Legacy/Old]
      overrides: [{paths: Legacy/**, rules: {retain-cycle: info}}]
      rules: {weak-owner: {ignore: Home*}}
      modules: {Home: infinum}

      """
    #expect(try project.remarks(configuration, ["App"]).isEmpty)
    #expect(try project.remarks(configuration, ["App/Login/Login.swift"]).isEmpty)
    #expect(
      try project.remarks(configuration, ["Legacy"]) == [
        "1 inert-exclude: the pattern 'Legacy/Old' matches no file or folder; correct or remove it"
      ])
    #expect(try project.remarks(configuration).count == 2)
  }

  @Test func excludingWhatIsLeftOutAnywayIsNoMistake() throws {
    try project.write("class A {}\n", to: "Pods/Lib/A.swift")
    try project.write("class B {}\n", to: "App/Views.generated.swift")
    try project.write("class C {}\n", to: "AppTests/C.swift")
    #expect(try project.remarks("exclude: [Pods/Lib/**, '**/*.generated.swift', '*Tests']\n").isEmpty)
  }

  @Test func anIndexIsLinkedAsTheSameFilesWouldBe() throws {
    try project.write(
      "dialect: viper\nroots: [App, Legacy]\nexclude: [Legacy/Old]\nrules: {retain-cycle: info}\n", to: ".viper-lint.yml")
    try project.write(ConfiguredProject.module("Old"), to: "Legacy/Old/Old.swift")
    func options(_ choice: ConfigurationChoice) -> AnalysisOptions {
      var options = AnalysisOptions(testing: ["."], in: project.path)
      options.configuration = choice
      return options
    }
    let direct = try Analysis(options(.nearest))
    for choice in [ConfigurationChoice.nearest, .none] {
      _ = try IndexRun(options(choice), to: "\(project.path)/all.index")
      var linking = options(.nearest)
      linking.indexes = ["\(project.path)/all.index"]
      let linked = try Analysis(linking)
      #expect(linked.report.findings.map(\.message) == direct.report.findings.map(\.message))
      #expect(linked.report.roots == direct.report.roots && linked.report.fileCount == 2)
    }
  }
}

import Testing
import ViperConfiguration
import ViperFacts

@testable import ViperConfiguration
@testable import ViperPipeline

/// Which reports a run writes.
struct OutputPlanTests {
  private func plan(_ outputs: [String], _ settings: [OutputSetting] = [], isBrief: Bool = false) throws -> [OutputRequest] {
    var configuration = Configuration()
    configuration.outputs = settings
    var options = LintOptions(
      analysis: AnalysisOptions(paths: ["."], basePath: "/base", toolVersion: "1"),
      outputs: try outputs.map { try #require(OutputRequest($0)) },
      isBrief: isBrief)
    options.automaticReporter = .github
    return try OutputPlan(options, configuration, protected: ProtectedFiles(options.analysis, configuration)).requests
  }

  private func setting(_ format: String, _ path: String) -> OutputSetting {
    OutputSetting(format: format, path: path, file: ".viper-lint.yml", line: 3)
  }

  @Test func theCommandLineGoesBeforeTheConfigurationAndThatBeforeTheEnvironment() throws {
    #expect(try plan(["json"], [setting("xcode", "-")]) == [OutputRequest("json")])
    #expect(
      try plan([], [setting("xcode", "-"), setting("html", "/a.html")]) == [
        OutputRequest("xcode"), OutputRequest("html=/a.html"),
      ])
    #expect(try plan([]) == [OutputRequest(.github)])
  }

  @Test(arguments: ["json=/dev/stdout", "json=/dev/fd/1"]) func standardOutputHasOtherNames(_ output: String) throws {
    #expect(try plan([output]) == [OutputRequest("json")])
  }

  @Test(arguments: ["/a/Login.swift", "/a/.viper-lint.yml", "/a/.viper-lint-baseline"]) func noReportReplacesWhatIsRead(
    _ path: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try plan([], [setting("json", path)]) }
    #expect(error?.diagnostics.map(\.message) == ["'json' would replace '\(path)', which the linter reads; choose another file"])
  }

  @Test func aTextIsShownBesideFiles() throws {
    #expect(try plan(["json=a"]) == [OutputRequest(.text), OutputRequest("json=a")])
    #expect(try plan(["json=a"], isBrief: true) == [OutputRequest("json=a")])
  }

  @Test func aWrongFormatInTheConfigurationIsAMistakeOnItsLine() {
    let error = #expect(throws: UsageError.self) { try plan([], [setting("sarf", "a")]) }
    #expect(
      error?.diagnostics == [
        Diagnostic(.error, "unknown report format 'sarf'; did you mean 'sarif'?", file: ".viper-lint.yml", line: 3)
      ])
  }

  @Test(arguments: [
    (["GITHUB_ACTIONS": "true"], false, "github"), (["GITHUB_ACTIONS": "true", "TF_BUILD": "True"], false, "github"),
    (["GITHUB_ACTIONS": "false"], false, "text"), (["GITLAB_CI": "true"], false, "text"), (["GITLAB_CI": "true"], true, "gitlab"),
    (["TEAMCITY_VERSION": "2025"], false, "teamcity"), (["TF_BUILD": "True"], false, "azure"), (["TF_BUILD": ""], false, "text"),
    (["XCODE_VERSION_ACTUAL": "1640", "TARGET_NAME": "App"], false, "xcode"), (["XCODE_VERSION_ACTUAL": "1640"], false, "text"),
    (["SRCROOT": "/a"], false, "text"), ([:], true, "text"),
  ])
  func theEnvironmentPicksTheReport(_ variables: [String: String], _ outputIsFile: Bool, _ name: String) {
    #expect(RunEnvironment(variables, outputIsFile: outputIsFile).reporter.rawValue == name)
  }

  @Test func onlyGitHubHasASummary() {
    #expect(RunEnvironment(["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/s"], outputIsFile: false).stepSummary == "/s")
    #expect(RunEnvironment(["GITHUB_STEP_SUMMARY": "/s"], outputIsFile: false).stepSummary == nil)
  }
}

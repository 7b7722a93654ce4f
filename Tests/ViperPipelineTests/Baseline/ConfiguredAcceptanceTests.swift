import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// Severities of what is said of comments and baselines, from the file to the findings.
@Suite struct ConfiguredAcceptanceTests {
  private let project: ConfiguredProject

  init() throws {
    project = try .twoModules()
    for file in ["App/Idle.swift", "Legacy/Idle.swift"] {
      try project.write(
        "// viper-lint:disable:next retain-cycle - nothing\nfinal class Idle {}\n// viper-lint:disable:nexxt all - nothing\n",
        to: file)
    }
  }

  private func severities(_ rule: String, _ configuration: String) throws -> [String] {
    try project.analysis(configuration: configuration).report.findings.filter { $0.rule == rule }.map {
      "\($0.severity) \($0.range.file)"
    }
  }

  @Test(arguments: ["unused-suppression", "invalid-suppression"]) func commentsHaveSeverities(_ rule: String) throws {
    let everywhere = { (word: String) in ["\(word) App/Idle.swift", "\(word) Legacy/Idle.swift"] }
    #expect(try severities(rule, "") == everywhere("warning"))
    #expect(try severities(rule, "rules: {\(rule): error}\n") == everywhere("error"))
    #expect(try severities(rule, "rules: {'*-suppression': {severity: info}}\n") == everywhere("info"))
    #expect(try severities(rule, "rules: {\(rule): off}\n").isEmpty)
    #expect(
      try severities(rule, "rules: {\(rule): error}\noverrides: [{paths: Legacy, rules: {\(rule): off}}]\n") == [
        "error App/Idle.swift"
      ])
  }

  @Test(arguments: [
    ("", ["warning"]),
    ("rules: {stale-baseline-entry: error}\n", ["error"]),
    ("rules: {stale-baseline-entry: off}\n", []),
    ("baseline: {stale: info}\n", ["info"]),
    ("baseline: ./\(name)\nrules: {stale-baseline-entry: info}\n", ["info"]),
    ("baseline: {stale: error}\nrules: {stale-baseline-entry: off}\n", ["error"]),
    ("overrides: [{paths: '**', rules: {stale-baseline-entry: error}}]\n", ["error"]),
  ])
  func staleEntriesHaveASeverity(_ configuration: String, _ expected: [String]) throws {
    try project.write("# viper-lint baseline 2\nretain-cycle\t.\tGonePresenter\tGoneView\tview\t1\n", to: Self.name)
    #expect(try severities("stale-baseline-entry", configuration) == expected.map { "\($0) \(Self.name)" })
  }

  private static let name = ".viper-lint-baseline"
}

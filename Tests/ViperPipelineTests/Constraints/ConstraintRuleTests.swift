import Foundation
import Testing
import ViperConfiguration
import ViperReporting
import ViperRules

@testable import ViperPipeline

/// A constraint's name wherever a rule's id may stand.
struct ConstraintRuleTests {
  private static let name = ConstrainedProject.name

  /// `component disposition` of the constraint's findings, sorted.
  private func findings(_ project: ConfiguredProject, only: [String] = []) throws -> [String] {
    try analysis(project, only: only).report.findings.filter { $0.rule == Self.name }.map {
      "\($0.component ?? "") \($0.severity) \($0.disposition)"
    }.sorted()
  }

  private func analysis(_ project: ConfiguredProject, only: [String] = []) throws -> Analysis {
    var options = AnalysisOptions(testing: ["."], in: project.path)
    options.onlyRules = only
    return try Analysis(options)
  }

  private static let both = ["HomeDataManager error new", "HomeInteractor error new"]

  @Test func reportsEachComponent() throws {
    #expect(try findings(ConstrainedProject.project()) == Self.both)
  }

  @Test(arguments: [
    ("rules: {home-without-login: warning}\n", ["HomeDataManager warning new", "HomeInteractor warning new"]),
    ("rules: {home-*: info}\n", ["HomeDataManager info new", "HomeInteractor info new"]),
    ("rules: {home-without-login: off}\n", []),
    ("rules: {home-without-login: {ignore: ['*Manager']}}\n", ["HomeInteractor error new"]),
    (
      "overrides: [{paths: '**/*Manager.swift', rules: {home-without-login: warning}}]\n",
      ["HomeDataManager warning new", "HomeInteractor error new"]
    ),
    ("overrides: [{paths: '**/*Manager.swift', rules: {home-without-login: off}}]\n", ["HomeInteractor error new"]),
  ])
  func hasASeverity(_ configuration: String, _ expected: [String]) throws {
    #expect(try findings(ConstrainedProject.project(configuration)) == expected)
  }

  @Test(arguments: ["disable:next", "disable", "disable:file"])
  func commentSuppressesIt(_ verb: String) throws {
    let project = try ConstrainedProject.project(first: "// viper-lint:\(verb) home-without-login - until the release")
    #expect(try findings(project) == ["HomeDataManager error suppressed", "HomeInteractor error new"])
    let other = try analysis(project).report.findings.filter { $0.rule.hasSuffix("-suppression") }
    #expect(other.isEmpty, "\(other.map(\.message))")
  }

  @Test func commentWithAMistypedNameHasTheNearest() throws {
    let project = try ConstrainedProject.project(first: "// viper-lint:disable:next home-without-logim - until the release")
    let mistakes = try analysis(project).report.findings.filter { $0.rule == "invalid-suppression" }.map(\.message)
    #expect(mistakes.count == 1 && mistakes[0].contains("'home-without-login'"), "\(mistakes)")
  }

  @Test func baselineAcceptsIt() throws {
    let project = try ConstrainedProject.project()
    _ = try BaselineRun(AnalysisOptions(testing: ["."], in: project.path)).write(adds: false)
    #expect(try findings(project) == ["HomeDataManager error baselined", "HomeInteractor error baselined"])
    try project.write("final class HomeLoader { let login = LoginPresenter() }\n", to: "App/Home/HomeWireframe+Login.swift")
    try project.write(
      ConfiguredProject.module("Home", more: "extension HomeWireframe { func f() { _ = LoginPresenter() } }"),
      to: "App/Home/Home.swift")
    #expect(try findings(project).contains("HomeWireframe error new"))
  }

  @Test(arguments: [("strict", 0), ("{budget: 1}", 1), ("{budget: 9}", 2)])
  func policySaysHowManyABaselineAccepts(_ policy: String, _ accepted: Int) throws {
    let project = try ConstrainedProject.project("rules: {home-without-login: {accept: \(policy)}}\n")
    _ = try? BaselineRun(AnalysisOptions(testing: ["."], in: project.path)).write(adds: false)
    #expect(try findings(project).count { $0.hasSuffix("baselined") } == accepted)
  }

  // MARK: only

  @Test func isReportedAlone() throws {
    let project = try ConstrainedProject.project()
    #expect(try Set(analysis(project, only: [Self.name]).report.findings.map(\.rule)) == [Self.name])
    #expect(try findings(project, only: ["retain-cycle"]).isEmpty)
    #expect(try findings(project, only: ["retain-cycle", Self.name]) == Self.both)
  }

  @Test(arguments: ["home-without-logim", "retain-cycel"]) func unknownRuleHasTheNearest(_ id: String) throws {
    let project = try ConstrainedProject.project()
    let error = try #require(throws: UsageError.self) { try analysis(project, only: [id]) }
    #expect(error.text.hasPrefix("error: there is no rule '\(id)'; did you mean '"), "\(error.text)")
  }

  // MARK: reports

  @Test(arguments: [
    ("sarif", ["\"ruleId\": \"home-without-login\"", "{module: Home} must not refer to {module: Login}"]),
    ("html", ["home-without-login", "{module: Home} must not refer to {module: Login}", "Home ships in a second app."]),
    ("json", ["\"rule\": \"home-without-login\"", "Home ships in a second app"]),
    ("text", ["[home-without-login]"]),
  ])
  func isInAReport(_ format: String, _ texts: [String]) throws {
    let project = try ConstrainedProject.project()
    let reporter = try #require(ReporterName(rawValue: format))
    let options = LintOptions(
      analysis: AnalysisOptions(testing: ["."], in: project.path), outputs: [OutputRequest(reporter)])
    let output = try LintRun(options).output.replacing("\":\"", with: "\": \"")
    for text in texts { #expect(output.contains(text), "\(text) is not in \(output.prefix(3000))") }
  }

  // MARK: catalogue

  private func options(_ project: ConfiguredProject) -> AnalysisOptions {
    AnalysisOptions(testing: ["."], in: project.path)
  }

  @Test func isListed() throws {
    let project = try ConstrainedProject.project("rules: {home-without-login: warning}\n")
    let options = options(project)
    defer { withExtendedLifetime(project) {} }
    let list = try RuleCatalogue.list(options).split(separator: "\n").map(String.init)
    #expect(list.contains(Self.name) && list == list.sorted())
    #expect(RuleCatalogue.completions(options).contains(Self.name))
    let row = try RuleCatalogue.table(options).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .first { $0.hasPrefix(Self.name) }
    #expect(row?.hasPrefix("home-without-login warning (default: error) {module: Home} must not refer to") == true)
  }

  @Test func listOfAWrongConfigurationIsNone() throws {
    let project = try ConstrainedProject.project("rles: {}\n")
    let options = options(project)
    defer { withExtendedLifetime(project) {} }
    #expect(throws: UsageError.self) { try RuleCatalogue.list(options) }
    #expect(RuleCatalogue.completions(options).contains("retain-cycle"), "a shell still completes")
  }

  @Test(arguments: [true, false]) func isExplained(_ isWord: Bool) throws {
    let project = try ConstrainedProject.project()
    let options = options(project)
    defer { withExtendedLifetime(project) {} }
    let text = try isWord ? WordCatalogue.explanation(of: Self.name, options) : RuleCatalogue.explanation(of: Self.name, options)
    let expected = """
      home-without-login

      {module: Home} must not refer to {module: Login}

      Home ships in a second app.

      Severity: error

      Stated at .viper-lint.yml:2

      Selects today:
      """
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(text.contains(/from +5 +.*interactor 'HomeInteractor'/), "\(text)")
    #expect(text.contains("\n2 findings:\n  App/Home/HomeDataManager.swift:3:"), "\(text)")
  }

  @Test func explanationCountsWhatIsAccepted() throws {
    let project = try ConstrainedProject.project(first: "// viper-lint:disable:file home-without-login - until the release")
    #expect(try RuleCatalogue.explanation(of: Self.name, options(project)).contains("\n1 finding, and 1 suppressed:\n"))
  }

  @Test func unknownNameHasTheNearest() throws {
    let project = try ConstrainedProject.project()
    let options = options(project)
    defer { withExtendedLifetime(project) {} }
    let rule = try #require(throws: UsageError.self) { try RuleCatalogue.explanation(of: "home-without-logim", options) }
    #expect(rule.text.contains("did you mean 'home-without-login'?"), "\(rule.text)")
    let word = try #require(throws: UsageError.self) { try WordCatalogue.explanation(of: "home-without-logim", options) }
    #expect(word.text.contains("did you mean 'home-without-login'?"), "\(word.text)")
  }
}

import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

@testable import ViperPipeline

/// The stages one by one, each called with the values of those before it.
struct AnalysisStagesTests {
  private let project: ConfiguredProject

  init() throws { project = try ConfiguredProject.twoModules() }

  private func plan(_ change: (inout AnalysisOptions) -> Void = { _ in }) throws -> AnalysisPlan {
    var options = AnalysisOptions(paths: ["."], basePath: project.path, toolVersion: "test")
    change(&options)
    return try AnalysisPlan(options)
  }

  @Test func findsFilesInTheOrderOfTheirNames() throws {
    let sources = try #require(try plan { $0.paths = ["Legacy", "App"] }.find())
    #expect(sources.found.files.map(\.name) == ["App/Login/Login.swift", "Legacy/Home/Home.swift"])
  }

  @Test func findingNothingIsAUsageError() throws {
    try project.write("no code", to: "Empty/README")
    let plan = try plan { $0.paths = ["Empty"] }
    #expect(throws: UsageError.self) { try plan.find() }
  }

  @Test func readsFactsOfEachFileAndTellsWhatDoesNotParse() throws {
    try project.write("class Broken {", to: "App/Broken.swift")
    let plan = try plan()
    let reading = try plan.read(plan.find())
    #expect(reading.facts.map(\.0.name) == ["App/Broken.swift", "App/Login/Login.swift", "Legacy/Home/Home.swift"])
    #expect(reading.diagnostics.map(\.file) == ["App/Broken.swift"])
    #expect(!reading.isCached)
  }

  @Test func readsTheEditorsTextInPlaceOfTheFile() throws {
    let plan = try plan { $0.replacement = ReplacedFile(path: "App/Login/Login.swift", bytes: Array("struct Other {}".utf8)) }
    let reading = try plan.read(plan.find())
    #expect(reading.facts.map(\.0.name) == ["App/Login/Login.swift", "Legacy/Home/Home.swift"])
    let names = reading.facts[0].1.declarations.map { reading.facts[0].1.names[$0.name] }
    #expect(names == ["Other"])
  }

  /// Facts without a declaration stand in for what was read before.
  @Test func readsNoTextThatAnEarlierRunHasRead() throws {
    let (file, edited) = ("class A {}", "class B {}")
    try project.write(file, to: "App/A.swift")
    try project.write("class C {}", to: "Legacy/C.swift")
    let known = KnownFacts()
    for text in [file, edited] {
      var records = FactRecords()
      records.content = ContentHash(Array(text.utf8))
      known.add(FileFacts(records))
    }
    let plan = try plan { options in
      options.known = known
      options.edited["\(project.path)/Legacy/C.swift"] = Array(edited.utf8)
    }
    let reading = try plan.read(plan.find())
    #expect(reading.facts.filter { $0.1.declarations.isEmpty }.map(\.0.name) == ["App/A.swift", "Legacy/C.swift"])
    #expect(reading.facts.count == 4 && reading.facts.allSatisfy { known[$0.1.content] === $0.1 })
  }

  @Test func buildsTheModelOfWhatWasRead() throws {
    let plan = try plan()
    let (model, explanation, failure) = plan.model(of: try plan.read(plan.find()))
    #expect(model.graph.modules.map(\.name) == ["Home", "Login"])
    #expect(failure == nil)
    #expect(explanation == nil, "no lint run needs it")
  }

  @Test func judgesByTheSettings() throws {
    try project.write("overrides: [{paths: Legacy/**, rules: {retain-cycle: off}}]\n", to: ".viper-lint.yml")
    let plan = try plan()
    let reading = try plan.read(plan.find())
    let model = plan.model(of: reading).model
    var constraints = plan.constraints(in: model, reading)
    let findings = plan.findings(in: model, constraints: &constraints, settings: plan.ruleSettings(for: reading))
    #expect(findings.filter { $0.rule == "retain-cycle" }.map(\.range.file) == ["App/Login/Login.swift"])
    #expect(findings.allSatisfy { $0.disposition == .new })
  }

  @Test func suppressionSetsTheDispositionAndDropsNothing() throws {
    try project.write(
      "// viper-lint:disable retain-cycle\n" + ConfiguredProject.module("Home"), to: "Legacy/Home/Home.swift")
    let analysis = try Analysis(plan())
    let cycles = analysis.report.findings.filter { $0.rule == "retain-cycle" }
    #expect(cycles.map(\.disposition) == [.new, .suppressed], "\(analysis.report.findings)")
  }

  @Test func reportIsLimitedToTheScopeAndSaysHowMuchIsLeftOut() throws {
    let all = try Analysis(plan()).report
    let report = try Analysis(plan { $0.scope = .files(["Legacy/Home/Home.swift"]) }).report
    #expect(report.findings.map(\.range.file).allSatisfy { $0 == "Legacy/Home/Home.swift" })
    let left = all.findings.count - report.findings.count
    #expect(report.diagnostics.contains { $0.message == "\(left) new findings elsewhere are not shown" }, "\(report.diagnostics)")
  }

  @Test func aMistakeInTheConfigurationIsToldBeforeAnythingIsRead() throws {
    try project.write("dialct: viper\n", to: ".viper-lint.yml")
    #expect(throws: UsageError.self) { try plan { $0.paths = ["App", "/no/such/path"] } }
  }

  @Test func moduleOutsideOfTheBasePathHasItsWholePath() throws {
    let graph = try Analysis(plan { ($0.basePath, $0.paths) = ("/usr", [project.path]) }).graph
    #expect(graph.modules.map(\.path) == ["\(project.path)/Legacy/Home", "\(project.path)/App/Login"])
  }
}

import Foundation
import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules
import ViperTestSupport

/// `.viper-lint.yml`: written by init, read by every run.
@Suite struct ConfigurationTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["Login", "Home"] { try write(Self.module(module), to: "\(module).swift") }
  }

  private static func module(_ m: String) -> String {
    """
    protocol \(m)ViewInterface: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)ViewInterface { var presenter: \(m)Presenter! }
    final class \(m)Presenter { weak var view: \(m)ViewInterface?; var interactor: \(m)Interactor! }
    final class \(m)Interactor {}

    """
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private var options: AnalysisOptions { AnalysisOptions(testing: ["."], in: folder.path) }

  private func dialects() throws -> [String: String] {
    let modules = try Analysis(options).graph.modules
    return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.dialect) })
  }

  @Test func pinsEverythingAndSingleModules() throws {
    try write("dialect: infinum\nmodules:\n  Ho*: configurator\n", to: ".viper-lint.yml")
    #expect(try dialects() == ["Login": "infinum", "Home": "configurator"])
  }

  @Test func aDialectFileIsFoundBesideTheConfiguration() throws {
    try write("name: ours\nextends: infinum\n", to: "ours.yml")
    try write("dialect: ./ours.yml\n", to: ".viper-lint.yml")
    #expect(try Set(dialects().values) == ["ours"])
  }

  @Test(arguments: [
    ("# why\ndialect: infinm\n", 2, "unknown dialect 'infinm'; did you mean 'infinum'?"),
    ("dialect: infinum\nmodules:\n  Home: nothing-like-it\n", 3, "unknown dialect 'nothing-like-it'"),
  ])
  func mistakesAreErrorsWithTheirLine(_ text: String, _ line: Int, _ message: String) throws {
    try write(text, to: ".viper-lint.yml")
    let error = try #require(throws: UsageError.self) { try Analysis(options) }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic)")
    #expect(diagnostic.file == ".viper-lint.yml" && diagnostic.line == line, "\(diagnostic)")
  }

  @Test func initWritesWhatARunReads() throws {
    let path = try ConfigurationDraft.write(options).path
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\ndialect: auto\n"))
    #expect(try Set(dialects().values) == ["viper"])
    // What is commented out may be taken as it is, too.
    let draft = try String(contentsOfFile: path, encoding: .utf8)
    let lines = draft.split(separator: "\n").compactMap { line -> String? in
      let text = line.hasPrefix("# ") ? String(line.dropFirst(2)) : String(line)
      return text.firstMatch(of: /^ *(- )?[a-z][a-z.\-]*:( |$)/) == nil ? nil : text
    }
    try write(lines.joined(separator: "\n"), to: "uncommented.yml")
    var uncommented = options
    uncommented.configuration = .file("uncommented.yml")
    let keys = ["dialect", "roots", "include", "exclude", "fail", "rules", "overrides", "suppression", "baseline", "outputs"]
    #expect(keys.allSatisfy { key in lines.contains { $0.hasPrefix(key + ":") } }, "\(lines)")
    _ = try ConfigurationListing(uncommented, failing: nil)
    let error = try #require(throws: UsageError.self) { try ConfigurationDraft.write(options) }
    #expect(error.diagnostics[0].message.contains("a configuration already exists"))
  }

  @Test(arguments: [
    ("struct Money {}\n", "nothing in 1 file is named or wired like a part of VIPER"),
    ("final class LonelyInteractor {}\n", "there is no VIPER module here"),
  ])
  func initWritesNothingWhereNothingIsVIPER(_ code: String, _ reason: String) throws {
    let folder = try ScratchFolder()
    try folder.write(code, to: "Code.swift")
    let options = AnalysisOptions(testing: ["."], in: folder.path)
    let error = try #require(throws: UsageError.self) { try ConfigurationDraft.write(options) }
    #expect(error.text.contains(reason) && error.text.contains("'viper-lint init --print'"), "\(error.text)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.viper-lint.yml"))
    #expect(try ConfigurationDraft(options).text.contains("\ndialect: auto\n"))
  }

  @Test func initDetectsOnWhereANameHasSeveralDialects() throws {
    let folder = try ScratchFolder()
    for dialect in ["infinum", "infinum-classic"] {
      try FileManager.default.copyItem(
        atPath: "\(ScratchFolder.samples)/\(dialect)/Clean", toPath: "\(folder.path)/It's \(dialect)")
    }
    let options = AnalysisOptions(testing: ["."], in: folder.path)
    let detected = try Analysis(options)
    #expect(Set(detected.graph.modules.filter { $0.name == "Login" }.map(\.dialect)).count > 1)
    let text = try ConfigurationDraft(options).text
    #expect(text.contains("\ndialect: auto\n") && !text.contains("Login"), "\(text)")
    _ = try ConfigurationDraft.write(options)
    let configured = try Analysis(options)
    #expect(configured.graph.modules.map(\.dialect) == detected.graph.modules.map(\.dialect))
    #expect(configured.report.findings.map { "\($0)" } == detected.report.findings.map { "\($0)" })
    #expect(configured.report.diagnostics.allSatisfy { !$0.message.hasPrefix("inert-") }, "\(configured.report.diagnostics)")
  }

  @Test func initKeepsADialectThatWasChosen() throws {
    var chosen = options
    chosen.dialect = "infinum"
    #expect(try ConfigurationDraft(chosen).text.contains("\ndialect: infinum\n"))
    try write("dialect: rambler\n", to: ".viper-lint.yml")
    #expect(try ConfigurationDraft(options).text.contains("\ndialect: rambler\n"))
  }

  @Test func autoDetects() throws {
    let detected = try dialects()
    try write("dialect: auto\n", to: ".viper-lint.yml")
    #expect(try dialects() == detected)
    try write("dialect: infinum\nmodules: {Home: configurator}\n", to: ".viper-lint.yml")
    var options = options
    options.dialect = "auto"
    #expect(try Set(Analysis(options).graph.modules.map(\.dialect)) == Set(detected.values))
  }

  @Test func autoIsNoDialectOfSingleModules() throws {
    try write("modules: {Home: auto}\n", to: ".viper-lint.yml")
    #expect(throws: UsageError.self) { try Analysis(options) }
  }

  @Test func pinnedModulesAreScoredWhenTheChoiceIsExplained() throws {
    try write("dialect: infinum\n", to: ".viper-lint.yml")
    #expect(try ModelCatalogue.detection(nil, options).contains("\n  Login: infinum, pinned ("))
    let signs = try ModelCatalogue.detection("Login", options)
    #expect(signs.contains("      + ") && signs.contains("      - "), "\(signs)")
    #expect(try Analysis(options).model.dialects.flatMap(\.detections).allSatisfy { $0.ranking.isEmpty })
  }

  @Test func aPatternThatMatchesNothingIsInert() throws {
    try write("name: ours\nroles:\n  presenter: {names: ['{Module}Presenter', '{Module}Brain']}\n", to: "ours.yml")
    try write("dialect: ./ours.yml\n", to: ".viper-lint.yml")
    let diagnostics = try Analysis(options).report.diagnostics
    #expect(diagnostics.map(\.line) == [3])
    #expect(
      diagnostics.allSatisfy { $0.severity == .warning && $0.message.hasPrefix("inert-dialect: the pattern '{Module}Brain'") })
  }

  @Test func tooFewModulesFailTheRun() throws {
    var options = options
    options.requiredModules = 3
    let report = try Analysis(options).report
    #expect(!report.isComplete)
    #expect(report.diagnostics.contains { $0.message.hasPrefix("found 2 modules, but '--require-modules' asks for 3") })
  }

  /// Each configuration that a run comes across and does not read.
  @Test(arguments: [
    (["."], ".viper-lint.yml", ["Legacy/.viper-lint.yml", "Packages/A/.viper-lint.yml"]),
    (["."], nil, ["Legacy/.viper-lint.yml", "Packages/A/.viper-lint.yml"]), (["App"], ".viper-lint.yml", []),
    (["Packages"], ".viper-lint.yml", ["Packages/A/.viper-lint.yml"]), (["Legacy"], ".viper-lint.yml", []),
    (["Legacy", "Packages"], ".viper-lint.yml", ["Packages/A/.viper-lint.yml"]),
    (["Legacy/Home/Home.swift"], ".viper-lint.yml", []),
  ])
  func otherConfigurationsAreNamed(_ paths: [String], _ own: String?, _ named: [String]) throws {
    let project = try ConfiguredProject.twoModules()
    if let own { try project.write("fail: warning\n", to: own) }
    for folder in ["Legacy", "Packages/A", "Pods/B"] {
      try project.write("rules: {retain-cycle: info}\n", to: "\(folder)/.viper-lint.yml")
    }
    try project.write("class A {}\n", to: "Packages/A/A.swift")
    let notes = try project.analysis(paths).report.diagnostics.filter { $0.message.hasPrefix("not read, since a run has") }
    #expect(notes.map(\.file) == named && notes.allSatisfy { $0.severity == .note })
  }
}

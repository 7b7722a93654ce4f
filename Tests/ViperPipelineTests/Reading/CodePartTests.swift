import Testing
import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperTestSupport

@testable import ViperPipeline

/// A named part of a code base: everything is read, and only the part is reported.
@Suite struct CodePartTests {
  private func analysis(_ tree: PartedTree, _ paths: String..., change: (inout AnalysisOptions) -> Void = { _ in }) throws
    -> Analysis
  {
    var options = AnalysisOptions(testing: paths, in: tree.project.path)
    change(&options)
    return try Analysis(options)
  }

  // MARK: findings

  @Test func eachFolderReportsWhatTheWholeDoesInIt() throws {
    let tree = try PartedTree()
    let whole = try tree.findings(["."])
    #expect(whole.count > 20)
    for folder in tree.folders {
      #expect(try tree.findings([folder]) == tree.findings(["."], in: folder), "\(folder)")
    }
  }

  @Test func eachFileReportsWhatTheWholeDoesInIt() throws {
    let tree = try PartedTree()
    let file = "App/Modules/News/Parts/NewsPresenter.swift"
    let whole = try tree.findings(["."]).filter { $0.contains("\"file\": \"\(file)\"") }
    #expect(!whole.isEmpty)
    #expect(try tree.findings([file]) == whole)
  }

  @Test func protocolThatElsewhereBindsToClassesIsBound() throws {
    let tree = try PartedTree()
    func rules(_ change: (inout AnalysisOptions) -> Void = { _ in }) throws -> [String] {
      var options = AnalysisOptions(testing: ["App/Modules/Login"], in: tree.project.path)
      change(&options)
      return try Analysis(options).report.findings.map(\.rule)
    }
    #expect(try !rules().contains("interface-not-class-bound"))
    #expect(try analysis(tree, "App/Modules/News").report.findings.map(\.rule).contains("strong-view-reference") == false)
  }

  @Test func isolatedReadsTheFolderAlone() throws {
    let tree = try PartedTree()
    let report = try analysis(tree, "App/Modules/Login") { $0.isIsolated = true }.report
    #expect((report.fileCount, report.filesAround) == (4, 0))
  }

  @Test func severalPathsAreOnePart() throws {
    let tree = try PartedTree()
    let both = try tree.findings(["App/Modules/Home", "Legacy"])
    #expect(try both == tree.findings(["."], in: "App/Modules/Home") + tree.findings(["."], in: "Legacy"))
  }

  // MARK: what is around

  @Test func reportCountsWhatIsAround() throws {
    let tree = try PartedTree()
    let (whole, part) = (try analysis(tree, ".").report, try analysis(tree, "App/Modules/Login").report)
    #expect(part.fileCount == 4 && part.fileCount + part.filesAround == whole.fileCount)
    #expect(part.moduleCount == 1 && part.componentCount > 3 && part.componentCount < whole.componentCount)
    #expect(part.roots.map(\.root) == ["App"] && part.roots.map(\.modules) == [1])
  }

  @Test func figuresOfAnArchitectureAreThoseOfThePart() throws {
    let tree = try PartedTree()
    let (whole, part) = (try analysis(tree, "App").report, try analysis(tree, "App/Modules/Login").report)
    #expect(whole.architectures.map { $0.count(of: .presenter) } == [4])
    #expect(part.architectures.map { $0.count(of: .presenter) } == [1] && part.architectures.map(\.modules) == [1])
    let text = TextReporter().render(part, ReportContext(basePath: tree.project.path))
    #expect(text.hasPrefix("App: 1 VIPER module (1 presenter, 1 interactor): "), "\(text)")
  }

  /// Whatever is named, no part is counted twice or left out.
  @Test func figuresOfFoldersAddUp() throws {
    let tree = try PartedTree()
    func counts(_ path: String) throws -> [PartKind: Int] {
      try analysis(tree, path).report.architectures.reduce(into: [:]) { sum, group in
        for count in group.counts { sum[count.kind, default: 0] += count.number }
      }
    }
    let names = ["Cart", "Home", "Login", "News"].map { "App/Modules/\($0)" }
    let sum = try names.map(counts).reduce([:]) { $0.merging($1, uniquingKeysWith: +) }
    #expect(try sum == counts("App/Modules"))
  }

  @Test func graphHasThePartAlone() throws {
    let tree = try PartedTree()
    let graph = try analysis(tree, "App/Modules/Home").graph
    #expect(graph.modules.map(\.name) == ["Home"])
    #expect(graph.components.allSatisfy { $0.range.file.hasPrefix("App/Modules/Home/") })
    #expect(graph.components.indices.allSatisfy { graph.components[$0].id == $0 })
    #expect(
      graph.references.allSatisfy { graph.components.indices.contains($0.from) && graph.components.indices.contains($0.to) })
    #expect(
      graph.references.contains {
        graph.components[$0.from].name == "HomePresenter" && graph.components[$0.to].name == "HomeInteractor"
      })
  }

  @Test func graphOfThePartIsAsSureAsTheWhole() throws {
    let tree = try PartedTree()
    let (whole, part) = (try analysis(tree, ".").graph, try analysis(tree, "App/Modules/Home").graph)
    func lines(_ graph: ComponentGraph) -> Set<String> {
      Set(
        graph.references.map { reference in
          let ends = [reference.from, reference.to].map { "\(graph.components[$0].key) \(graph.components[$0].certainty)" }
          return "\(ends) \(reference.kind) \(reference.range) \(reference.certainty) \(reference.property ?? "")"
        })
    }
    #expect(!lines(part).isEmpty && lines(part).isSubset(of: lines(whole)))
  }

  @Test func syntaxErrorElsewhereIsCountedOnly() throws {
    let tree = try PartedTree()
    let messages = try analysis(tree, "App/Modules/Login").report.diagnostics.map(\.message)
    #expect(messages.contains("1 warning elsewhere is not shown"), "\(messages)")
    #expect(!messages.contains { $0.hasPrefix("syntax error") })
  }

  @Test func gapElsewhereIsANoteAndFailsNothing() throws {
    let tree = try PartedTree()
    try tree.project.write(String(repeating: "[", count: 200), to: "App/Common/Deep.swift")
    let part = try analysis(tree, "App/Modules/Login").report
    #expect(part.isComplete)
    #expect(
      part.diagnostics.contains { $0.severity == .note && $0.message.hasPrefix("'App/Common/Deep.swift' could not be analysed") })
    #expect(try !analysis(tree, "App/Common").report.isComplete)
  }

  @Test func requiredModulesAreThoseOfThePart() throws {
    let tree = try PartedTree()
    #expect(try analysis(tree, "App/Modules/Login") { $0.requiredModules = 1 }.report.isComplete)
    #expect(try !analysis(tree, "App/Modules/Login") { $0.requiredModules = 2 }.report.isComplete)
  }

  @Test func folderWithoutModulesIsNotTakenForACleanOne() throws {
    let messages = try analysis(PartedTree(), "App/Common").report.diagnostics.map(\.message)
    #expect(messages.contains("nothing in the named paths belongs to a VIPER module"), "\(messages)")
  }

  // MARK: what is read alone

  @Test func pathInsideANamedCodeBaseIsPartOfIt() throws {
    let tree = try PartedTree()
    #expect(try analysis(tree, "Packages/Core/Sources", "Packages/Core").report.filesAround == 0)
    #expect(try analysis(tree, "Packages/Core/Sources").report.filesAround > 10)
  }

  @Test(arguments: ["App", "Packages/Core"]) func folderWithAProjectIsReadAlone(_ folder: String) throws {
    #expect(try analysis(PartedTree(), folder).report.filesAround == 0)
  }

  @Test(arguments: ["App/Pods/Kit", "App/LoginTests", "App/Module.xctemplate"])
  func folderThatIsLeftOutByDefaultIsReadAlone(_ folder: String) throws {
    let tree = try PartedTree()
    try tree.project.write(ConfiguredProject.module("Kit"), to: "\(folder)/Kit.swift")
    let report = try analysis(tree, folder).report
    #expect((report.fileCount, report.filesAround, report.moduleCount) == (1, 0, 1))
  }

  @Test func leftOutFolderNextToAPartIsReadWithIt() throws {
    let tree = try PartedTree()
    try tree.project.write(ConfiguredProject.module("Kit"), to: "App/Pods/Kit.swift")
    let report = try analysis(tree, "App/Pods", "App/Modules/Login").report
    #expect(report.fileCount == 5 && report.filesAround > 10 && report.moduleCount == 2)
  }

  @Test func excludedFolderIsNotedAndNothingIsRead() throws {
    let tree = try PartedTree()
    try tree.project.write("exclude: [Legacy]\n", to: ".viper-lint.yml")
    let report = try analysis(tree, "Legacy").report
    #expect((report.fileCount, report.filesAround) == (0, 0))
    #expect(report.diagnostics.contains { $0.message.hasPrefix("'Legacy' is skipped") })
  }

  // MARK: editors, comments and baselines

  @Test func newFileOfAnEditorBelongsToThePart() throws {
    let tree = try PartedTree()
    func report(_ path: String) throws -> (files: Int, messages: [String]) {
      let report = try analysis(tree, "App/Modules/Login") {
        $0.replacement = ReplacedFile(path: path, bytes: Array("final class LoginFormat {}".utf8))
      }.report
      return (report.fileCount, report.diagnostics.map(\.message))
    }
    #expect(try report("App/Modules/Login/New.swift").files == 5)
    let other = try report("App/Modules/Home/New.swift")
    #expect(other.files == 4 && other.messages.contains { $0.hasPrefix("'App/Modules/Home/New.swift' is not among the files") })
  }

  @Test func baselineOfTheWholeServesThePart() throws {
    let tree = try PartedTree()
    func options(_ path: String) -> AnalysisOptions {
      AnalysisOptions(testing: [path], in: tree.project.path)
    }
    _ = try BaselineRun(options(".")).write(adds: false)
    let before = try analysis(tree, ".").report
    for folder in ["App/Modules/Home", "Legacy"] {
      let part = try analysis(tree, folder).report
      #expect(
        Set(part.findings.map(\.disposition)).isSubset(of: [.baselined, .suppressed]) && !part.findings.isEmpty, "\(folder)")
    }
    #expect(try BaselineRun(options("App/Modules/Home")).write(adds: true).contains("(0 added, 0 removed)"))
    #expect(try analysis(tree, ".").report.findings.map(\.disposition) == before.findings.map(\.disposition))
  }

  @Test func writingTheBaselineOfAPartAddsThePartAlone() throws {
    let tree = try PartedTree()
    let options = AnalysisOptions(testing: ["Legacy/Account"], in: tree.project.path)
    _ = try BaselineRun(options).write(adds: false)
    let accepted = try analysis(tree, ".").report.findings.filter { $0.disposition == .baselined }
    #expect(!accepted.isEmpty && accepted.allSatisfy { $0.range.file.hasPrefix("Legacy/Account/") })
  }

  @Test func staleEntryIsNotReportedByAPart() throws {
    let tree = try PartedTree()
    _ = try BaselineRun(AnalysisOptions(testing: ["."], in: tree.project.path)).write(adds: false)
    try tree.project.write("final class AccountPresenter {}\n", to: "Legacy/Account/Account.swift")
    #expect(try !analysis(tree, "Legacy/Account").report.findings.contains { $0.rule == "stale-baseline-entry" })
    #expect(try analysis(tree, ".").report.findings.contains { $0.rule == "stale-baseline-entry" })
  }
}

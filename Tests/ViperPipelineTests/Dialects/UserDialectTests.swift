import Foundation
import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules

/// Dialects that users write: a file that is named, with roles of its own, and what is said of mistakes in it.
@Suite struct UserDialectTests {
  private static let code = """
    protocol LoginViewInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter!; var coordinator: LoginCoordinator? }
    final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor(); var coordinator: LoginCoordinator? }
    final class LoginInteractor {}
    final class LoginCoordinator { weak var presenter: LoginPresenter? }

    """
  private static let coordinators = """
    name: ours
    summary: VIPER with coordinators.
    roles:
      coordinator: {names: '{Module}Coordinator', kinds: class, properties: [coordinator]}
    references:
      presenter: {coordinator: {within: all, hold: strong, allows-concrete: true}}
      view: {coordinator: forbidden}
      coordinator: {others: allowed}

    """

  /// Analyses the code under a dialect, in a folder with the dialect as `ours.yml`.
  private func analysis(_ yaml: String, dialect: String = "ours.yml") throws -> Analysis {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.code.write(to: folder.appendingPathComponent("Login.swift"), atomically: true, encoding: .utf8)
    try yaml.write(to: folder.appendingPathComponent("ours.yml"), atomically: true, encoding: .utf8)
    let name = dialect == "ours.yml" ? folder.appendingPathComponent(dialect).path : dialect
    return try Analysis(AnalysisOptions(testing: ["."], in: folder.path, dialect: name))
  }

  private func mistakes(_ yaml: String, dialect: String = "ours.yml") throws -> [Diagnostic] {
    try #require(throws: UsageError.self) { try analysis(yaml, dialect: dialect) }.diagnostics
  }

  @Test func aRoleOfItsOwnTakesPart() throws {
    let analysis = try analysis(Self.coordinators)
    let coordinator = try #require(analysis.graph.components.first { $0.name == "LoginCoordinator" })
    #expect(coordinator.role.name == "coordinator" && coordinator.module != nil)
    #expect(analysis.report.roots.map(\.dialect) == ["ours"])
  }

  @Test func aRoleOfItsOwnHasRuleIDs() throws {
    let found = try analysis(Self.coordinators).report.findings.filter { $0.rule.contains("coordinator") }
    #expect(found.map(\.rule) == ["view-references-coordinator"])
    #expect(found.map(\.range.line) == [2])
    #expect(found.map(\.dialect) == ["ours"])
  }

  @Test func aRoleOfItsOwnMayBeForbiddenEverything() throws {
    let yaml = Self.coordinators.replacing("coordinator: {others: allowed}", with: "coordinator: {presenter: forbidden}")
    let rules = try analysis(yaml).report.findings.map(\.rule)
    #expect(rules.contains("coordinator-references-presenter"), "\(rules)")
  }

  @Test(arguments: [("info", Severity.info), ("warning", .warning), ("error", .error)])
  func severitiesOfItsRulesCanBeSet(_ word: String, _ severity: Severity) throws {
    let yaml = Self.coordinators + "severities: {view-references-coordinator: \(word)}\n"
    let found = try analysis(yaml).report.findings.filter { $0.rule == "view-references-coordinator" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test func itsRulesCanBeOff() throws {
    let yaml = Self.coordinators + "severities: {view-references-coordinator: off}\n"
    #expect(try !analysis(yaml).report.findings.contains { $0.rule == "view-references-coordinator" })
  }

  @Test func withoutTheRoleTheClassIsNothing() throws {
    let graph = try analysis("name: ours\n").graph
    #expect(!graph.components.contains { $0.name == "LoginCoordinator" })
  }

  // MARK: mistakes

  @Test(arguments: [
    ("infinm", "unknown dialect 'infinm'; did you mean 'infinum'?"), ("./nowhere.yml", "cannot read the dialect './nowhere.yml'"),
    ("Infinum", "unknown dialect 'Infinum'"), ("", "unknown dialect ''"),
  ])
  func anUnknownDialectIsAnError(_ name: String, _ message: String) throws {
    let mistakes = try mistakes("name: ours\n", dialect: name)
    #expect(mistakes.count == 1 && mistakes[0].message.hasPrefix(message), "\(mistakes)")
  }

  @Test(arguments: [
    ("summary: no name\n", 1), ("name: ours\nrols: {}\n", 2), ("name: ours\nextends: infinm\n", 2),
    ("name: ours\nroles:\n  view: {nams: A}\n", 3), ("name: ours\nseverities:\n  retain-cicle: error\n", 3),
    ("name: ours\nseverities:\n  retain-cycle: fatal\n", 3),
    ("name: ours\nseverities: {presenter-imports-uikit.usd: error}\n", 2),
    ("name: ours\nseverities:\n  view-references-coordinator: error\n", 3), ("name: ours\nroles: [view]\n", 2), ("name: [\n", 2),
    ("- name: ours\n", 1),
  ])
  func aMistakeIsAnErrorWithItsLine(_ yaml: String, _ line: Int) throws {
    let mistakes = try mistakes(yaml)
    #expect(mistakes.map(\.line) == [line], "\(mistakes)")
    #expect(mistakes.allSatisfy { $0.severity == .error && $0.file?.hasSuffix("ours.yml") == true }, "\(mistakes)")
  }

  @Test func everyMistakeIsTold() throws {
    let yaml = "name: ours\nrols: {}\nseverities:\n  retain-cicle: error\n  retain-cycle: fatal\n"
    #expect(try mistakes(yaml).map(\.line) == [2, 4, 5])
  }
}

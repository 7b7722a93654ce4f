import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules

/// What the settings of roles and architectures do to a run.
@Suite struct ConfiguredRoleRunTests {
  private let project: ConfiguredProject

  init() throws { project = try .twoModules() }

  private func evidence(_ name: String, _ configuration: String) throws -> String? {
    try project.analysis(configuration: configuration).graph.components.first { $0.name == name }?.evidence
  }

  @Test func helperHasNoFindings() throws {
    let all = try project.findings("")
    let left = try project.findings("roles: {LoginInteractor: none}\n")
    #expect(all.contains("retain-cycle error LoginInteractor"))
    #expect(!left.contains { $0.contains("LoginInteractor") } && left.contains { $0.contains("HomeInteractor") }, "\(left)")
  }

  @Test func evidenceNamesTheLine() throws {
    let configuration = "fail: never\nroles:\n  LoginWireframe: service\n"
    #expect(try evidence("LoginWireframe", configuration)?.hasPrefix("set by roles: in .viper-lint.yml:3") == true)
  }

  @Test func overrideSetsTheRolesOfItsFiles() throws {
    let configuration = "overrides:\n- paths: [Legacy]\n  roles: {'*Interactor': none}\n"
    #expect(try evidence("HomeInteractor", configuration) == nil)
    #expect(try evidence("LoginInteractor", configuration) != nil)
  }

  @Test(arguments: [
    ("roles: {LoginPresentr: none}\n", ["1 inert-role: no type is named 'LoginPresentr'; did you mean 'LoginPresenter'?"]),
    ("roles: {Zebra*: none}\n", ["1 inert-role: no type is named 'Zebra*'; correct or remove it"]),
    ("roles: {UIView*: none, Login*: none}\n", ["1 inert-role: no type is named 'UIView*'; correct or remove it"]),
    (
      "overrides:\n- paths: [Legacy]\n  roles:\n    LoginPresenter: none\n",
      ["4 inert-role: no type is named 'LoginPresenter' in the files of this override; correct or remove it"]
    ),
    (
      "overrides:\n- paths: [Old]\n  roles: {A: none}\n",
      ["2 inert-override: the pattern 'Old' matches no file; correct or remove it"]
    ),
  ]) func saysWhatMatchesNoType(_ configuration: String, _ remarks: [String]) throws {
    #expect(try project.remarks(configuration) == remarks)
  }

  @Test func partOfTheCodeCannotTellWhatMatchesNothing() throws {
    #expect(try project.remarks("roles: {HomePresenter: none}\n", ["App"]) == [])
  }

  @Test func architectureIsSaidWithItsOrigin() throws {
    let report = try project.analysis(configuration: "architecture: mvp\n", details: [.background]).report
    #expect(report.architectures.map(\.architecture) == [.mvp])
    #expect(report.architectures.map(\.evidence) == [["set by architecture: in .viper-lint.yml:1"]])
    #expect(report.findings.allSatisfy { $0.rule == "retain-cycle" })
    #expect(report.diagnostics.contains { $0.message.contains(", set by architecture: in .viper-lint.yml:1; only leaks") })
  }

  @Test func architectureOfAPathIsThatOfItsFiles() throws {
    let report = try project.analysis(configuration: "overrides:\n- paths: [Legacy]\n  architecture: mvc\n").report
    #expect(report.architectures.map { "\($0.path) \($0.architecture.rawValue)" } == [". viper", "Legacy/Home mvc"])
    #expect(Set(report.findings.filter { $0.rule != "retain-cycle" }.compactMap(\.module)).subtracting(["Login"]).isEmpty)
  }

  @Test func dialectOverrulesTheArchitecture() throws {
    let dialects = try project.analysis(configuration: "dialect: rambler\narchitecture: mvp\n").graph.modules.map(\.dialect)
    #expect(Set(dialects) == ["rambler"])
  }
}

import Testing
import ViperFacts
import ViperModel
import ViperRules

/// Severities come from the dialect's case, else its rule, else the rule itself.
@Suite struct SeverityTests {
  private static let code = """
    import UIKit
    final class LoginPresenter { let interactor = LoginInteractor() }
    // file: LoginInteractor.swift
    import UIKit
    final class LoginInteractor {}
    final class Palette { var colour: UIColor? }
    """

  /// By case, of the findings that presenter and interactor import UIKit.
  private func severities(_ set: [String: String]) throws -> [String: Severity] {
    let linted = try Linted(Self.code, severities: set)
    let found = linted.findings.filter { $0.rule.hasSuffix("-imports-uikit") }
    return Dictionary(uniqueKeysWithValues: found.map { ("\($0.role?.name ?? "").\($0.case ?? "-")", $0.severity) })
  }

  @Test func casesHaveSeveritiesOfTheirOwn() throws {
    #expect(try severities([:]) == ["interactor.used": .warning, "presenter.unused": .info])
  }

  @Test func aSeverityOfTheRuleIsForAllItsCases() throws {
    #expect(
      try severities(["interactor-imports-uikit": "error", "presenter-imports-uikit": "error"])
        == ["interactor.used": .error, "presenter.unused": .error])
  }

  @Test func aSeverityOfACaseGoesBeforeTheRules() throws {
    #expect(
      try severities(["interactor-imports-uikit": "error", "interactor-imports-uikit.used": "info"])
        == ["interactor.used": .info, "presenter.unused": .info])
    #expect(
      try severities(["interactor-imports-uikit.unused": "error"]) == ["interactor.used": .warning, "presenter.unused": .info])
  }

  @Test func aCaseCanBeOffAlone() throws {
    #expect(try severities(["presenter-imports-uikit.unused": "off"]) == ["interactor.used": .warning])
    #expect(try severities(["presenter-imports-uikit.used": "off"]).count == 2)
  }

  @Test func aCaseCanBeOnWhereTheRuleIsOff() throws {
    #expect(
      try severities([
        "interactor-imports-uikit": "off", "interactor-imports-uikit.used": "error", "presenter-imports-uikit": "off",
      ])
        == ["interactor.used": .error])
  }

  @Test(arguments: [("error", Severity.error), ("warning", .warning), ("info", .info), ("off", nil)] as [(String, Severity?)])
  func everyWordCounts(_ word: String, _ severity: Severity?) throws {
    let code = """
      final class LoginPresenter { var interactor: LoginInteractor! }
      final class LoginInteractor { var presenter: LoginPresenter! }
      """
    let found = try Linted(code, severities: ["retain-cycle": word]).findings(of: "retain-cycle").map(\.severity)
    #expect(found == (severity.map { [$0] } ?? []))
  }

  @Test func aRuleThatDialectsTurnOnIsOffElsewhere() throws {
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor() }
      final class LoginInteractor {}
      """
    #expect(try Linted(code, dialect: "viper").findings(of: "protocol-outside-interfaces-file").isEmpty)
    let infinum = try Linted(code, dialect: "infinum-classic")
    #expect(infinum.findings(of: "protocol-outside-interfaces-file").map(\.severity) == [.info], "\(infinum)")
  }
}

import Testing
import ViperFacts
import ViperModel
import ViperRules

/// Mistakes with one fix are one finding, which lists the other rules.
@Suite struct RootCauseTests {
  /// Presenter and interactor keep each other alive; presenter and view do too.
  private static let cycles = """
    protocol LoginViewInterface: AnyObject {}
    protocol LoginInteractorOutput: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
    final class LoginPresenter: LoginInteractorOutput {
      var view: LoginViewInterface?
      var interactor: LoginInteractor!
    }
    final class LoginInteractor { var output: LoginInteractorOutput? }
    """
  private static let strengthRules = ["retain-cycle", "strong-view-reference", "interactor-strong-presenter"]

  private func found(_ code: String, off: [String] = [], among rules: [String] = strengthRules) throws -> [String] {
    let linted = try Linted(code, severities: Dictionary(uniqueKeysWithValues: off.map { ($0, "off") }))
    return linted.findings.filter { rules.contains($0.rule) }.map { "\($0.range.line) \($0.rule) \($0.alsoRules)" }
  }

  @Test func aCycleTakesOverWhatIsReportedOfItsEdge() throws {
    #expect(
      try found(Self.cycles) == [
        "5 retain-cycle [\"strong-view-reference\"]", "8 retain-cycle [\"interactor-strong-presenter\"]",
      ])
  }

  @Test func theNextRuleAppearsWhereTheLeadingOneIsOff() throws {
    #expect(
      try found(Self.cycles, off: ["retain-cycle"]) == ["5 strong-view-reference []", "8 interactor-strong-presenter []"])
  }

  @Test func aRuleThatIsOffIsNotListedEither() throws {
    #expect(
      try found(Self.cycles, off: ["strong-view-reference", "interactor-strong-presenter"]) == [
        "5 retain-cycle []", "8 retain-cycle []",
      ])
  }

  @Test func nothingIsLeftWhereAllAreOff() throws { #expect(try found(Self.cycles, off: Self.strengthRules).isEmpty) }

  @Test func theLeadingRulesSeverityCounts() throws {
    let linted = try Linted(Self.cycles, severities: ["retain-cycle": "info", "strong-view-reference": "error"])
    let finding = try #require(
      linted.findings(of: "retain-cycle").first { $0.alsoRules == ["strong-view-reference"] }, "\(linted)")
    #expect(finding.severity == .info)
  }

  @Test func aStrongViewOutsideACycleStandsAlone() throws {
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginViewController: UIViewController, LoginViewInterface {}
      final class LoginPresenter { var view: LoginViewInterface?; var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """
    #expect(try found(code) == ["3 strong-view-reference []"])
  }

  // MARK: what may not be known at all

  /// A presenter uses another module's interactor, which its own dialect forbids as well.
  private static let crossing = """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var other: HomeInteractor? }
    final class LoginPresenter { let interactor = LoginInteractor() }
    final class LoginInteractor {}
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter { let interactor = HomeInteractor() }
    final class HomeInteractor {}
    """

  @Test func aForbiddenRoleIsReportedOnceThoughItIsOfAnotherModule() throws {
    let rules = ["view-references-interactor", "cross-module-reference"]
    #expect(try found(Self.crossing, among: rules) == ["1 view-references-interactor [\"cross-module-reference\"]"])
  }

  @Test func whatIsAllowedWithinAModuleIsReportedAcrossModules() throws {
    let code = Self.crossing.replacing("; var other: HomeInteractor?", with: "; weak var other: HomePresenter?")
    #expect(try found(code, among: ["view-references-presenter", "cross-module-reference"]) == ["1 cross-module-reference []"])
  }

  @Test func aFamilyTakesOverTheCreationOfWhatItMayNotKnow() throws {
    let code = """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!; func f() { print(LoginInteractor()) } }
      final class LoginPresenter { var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """
    let rules = ["view-references-interactor", "component-created-outside-assembly"]
    #expect(try found(code, among: rules) == ["1 view-references-interactor [\"component-created-outside-assembly\"]"])
    #expect(try found(code, off: ["view-references-interactor"], among: rules) == ["1 component-created-outside-assembly []"])
  }

  @Test func aWrongTypeAndAWrongStrengthAreTwoFindings() throws {
    let code = """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { var view: LoginViewController?; var interactor: LoginInteractor!; func load() { view?.show() } }
      final class LoginInteractor {}
      """
    let linted = try Linted(code, dialect: "infinum")
    let line = linted.findings.filter { $0.range.line == 2 && $0.property == "view" }.map(\.rule)
    #expect(line.contains("retain-cycle") && line.contains("concrete-dependency"), "\(linted)")
  }

  /// Without the reference, nothing has to be declared otherwise.
  @Test func aForbiddenReferenceTakesOverTheTypeOfItsProperty() throws {
    let code = """
      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter!
        let interactor: LoginInteractor
      }
      final class LoginPresenter { var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """
    let rules = ["view-references-interactor", "concrete-dependency"]
    let all = try found(code, among: rules)
    #expect(all.contains("3 view-references-interactor [\"concrete-dependency\"]"), "\(all)")
    #expect(try found(code, off: ["view-references-interactor"], among: rules).count == 3)
  }

  // MARK: one per rule, component and line

  @Test func oneLineHasARuleOncePerComponent() throws {
    let code = """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var a: LoginInteractor?; var b: LoginInteractor?; func f(_ i: LoginInteractor) {} }
      final class LoginPresenter { var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """
    let linted = try Linted(code)
    #expect(linted.findings(of: "view-references-interactor").map(\.range.line) == [1], "\(linted)")
  }

  @Test func componentsOfOneLineAreToldApart() throws {
    let code = """
      class LoginViewController: UIViewController { var p: LoginPresenter!; var a: LoginInteractor? }; class HomeViewController: UIViewController { var p: HomePresenter!; var b: HomeInteractor? }
      extension LoginViewController {
        func f(_ i: LoginInteractor) {}
        func g(_ i: LoginInteractor) {}
      }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor {}
      final class HomePresenter { let interactor = HomeInteractor() }
      final class HomeInteractor {}
      """
    let linted = try Linted(code)
    let found = linted.findings(of: "view-references-interactor").map { "\($0.component ?? "") \($0.range.line)" }
    #expect(
      found.sorted() == ["HomeViewController 1", "LoginViewController 1"],
      "\(linted)")
    #expect(linted.findings(of: "view-references-interactor").flatMap(\.notes).map(\.range.line) == [3, 4])
  }

  @Test func findingsAreSortedByPlace() throws {
    let findings = try Linted(Self.cycles + "\n" + Self.crossing.replacing("Login", with: "Other")).findings
    #expect(findings.count > 2)
    #expect(findings.map(\.range) == findings.map(\.range).sorted())
  }

  @Test func whatAFamilyRuleCarriesAppearsWithoutIt() throws {
    let code = """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var other: HomeInteractor? }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor {}
      final class HomePresenter { let interactor = HomeInteractor() }
      final class HomeInteractor {}
      """
    let rules = ["view-references-interactor", "cross-module-reference"]
    #expect(try found(code, among: rules) == ["1 view-references-interactor [\"cross-module-reference\"]"])
    #expect(try found(code, off: ["view-references-interactor"], among: rules) == ["1 cross-module-reference []"])
  }
}

import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

/// How sure a finding is: `certain`, or `sole-conformer` where a reference leads to what it does only because a protocol has one
/// conformer.
struct FindingCertaintyTests {
  private static let module = """
    protocol LoginViewInterface: AnyObject {}
    protocol LoginPresenterInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenterInterface! }
    final class LoginInteractor {}
    final class LoginPresenter: LoginPresenterInterface { let interactor = LoginInteractor(); var view: 1️⃣LoginViewInterface? }

    """

  /// The certainty of the finding at the mark.
  private func certainty(of rule: String, in code: String) throws -> String? {
    let linted = try Linted(code, dialect: "infinum")
    let place = try #require(MarkedCode(code).places.first)
    let found = linted.findings(of: rule).filter { $0.range.line == place.line && $0.range.column == place.column }
    #expect(found.count == 1, "\(linted)")
    return found.first?.certainty.rawValue
  }

  @Test func cycleThroughOnlyConformersRestsOnThem() throws {
    #expect(try certainty(of: "retain-cycle", in: Self.module) == "sole-conformer")
  }

  @Test func cycleOfAssignedPartsIsCertain() throws {
    let wired =
      Self.module + """
        enum LoginAssembly {
          static func make() {
            let view = LoginViewController(); let presenter = LoginPresenter()
            view.presenter = presenter
            presenter.view = view
          }
        }
        """
    #expect(try certainty(of: "retain-cycle", in: wired) == "certain")
  }

  /// The presenter's view is assigned, what the view's presenter is follows from its only conformer.
  @Test func cycleIsAsSureAsItsWeakestLink() throws {
    let half =
      Self.module + """
        enum LoginAssembly { static func make() { LoginPresenter().view = LoginViewController() } }
        final class Container { func fill(_ view: LoginViewController) { view.presenter = resolve() } }
        """
    #expect(try certainty(of: "retain-cycle", in: half) == "sole-conformer")
  }

  @Test func strongReferenceToOneOfSeveralViewsIsCertain() throws {
    let several = Self.module + "final class LoginPadViewController: UIViewController, LoginViewInterface {}\n"
    #expect(try certainty(of: "strong-view-reference", in: several) == "certain")
  }

  /// No rule of the dialect names the protocol, so it is an interactor because of its only conformer.
  private static let unnamed = """
    protocol LoginWork: AnyObject {}
    protocol LoginViewInterface: AnyObject {}
    class LoginInteractor: LoginWork {}
    final class LoginPresenter { let interactor = LoginInteractor(); weak var view: LoginViewInterface? }
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter!; func show(_ work: 1️⃣LoginWork) {} }

    """

  @Test func roleLentByTheOnlyConformerMakesTheVerdictRestOnIt() throws {
    #expect(try certainty(of: "view-references-interactor", in: Self.unnamed) == "sole-conformer")
  }

  @Test func roleOfSeveralConformersIsCertain() throws {
    let several = Self.unnamed + "final class DemoInteractor: LoginInteractor {}\n"
    #expect(try certainty(of: "view-references-interactor", in: several) == "certain")
  }

  /// Certainty grows when an assembly is written; the finding is the same one.
  @Test func certaintyIsNoPartOfTheFingerprint() throws {
    let wired =
      Self.module
      + "enum LoginAssembly { static func make() { let v = LoginViewController(); let p = LoginPresenter(); v.presenter = p; p.view = v } }\n"
    let findings = try [Self.module, wired].map { try Linted($0, dialect: "infinum").findings(of: "retain-cycle") }
    #expect(findings.map { $0.map(\.certainty) } == [[.sole], [.sure]])
    #expect(findings[0].map(\.fingerprint) == findings[1].map(\.fingerprint))
  }
}

import Testing
import ViperFacts
import ViperRules

/// A finding's identity over time.
@Suite struct FingerprintTests {
  private static let view =
    "final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var other: LoginInteractor? }\n"
  private static let rest = """
    final class LoginPresenter { let interactor = LoginInteractor() }
    final class LoginInteractor {}

    """

  private func fingerprints(_ code: String, of rule: String = "view-references-interactor") throws -> [String] {
    let linted = try Linted(code)
    let found = linted.findings(of: rule).map(\.fingerprint)
    try #require(!found.isEmpty, "\(linted)")
    return found
  }

  @Test(arguments: [
    ("moved down", "\n\n// a word\n\n" + view + rest), ("behind other code", rest + view),
    ("in a file of its own", "// file: Elsewhere.swift\n" + rest + "// file: View.swift\n" + view),
    (
      "next to other modules",
      view + rest + "final class HomePresenter { let interactor = HomeInteractor() }\nfinal class HomeInteractor {}\n"
    ),
    ("over several lines", view.replacing("; var", with: "\n  @objc\n  var") + rest),
    (
      "next to other findings",
      rest.replacing("final class LoginPresenter {", with: "final class LoginPresenter { var view: LoginViewController?;") + view
    ),
    ("with another strength", view.replacing("var other", with: "weak var other") + rest),
  ])
  func staysTheSame(_ change: String, _ code: String) throws {
    #expect(try fingerprints(code) == fingerprints(Self.view + Self.rest), "\(change)")
  }

  @Test(arguments: [
    (
      "another component",
      (view + rest).replacing("LoginViewController", with: "LoginView").replacing("LoginView:", with: "LoginVC:")
    ),
    ("another target", (view + rest).replacing("LoginInteractor", with: "LoginUseInteractor")),
  ])
  func differs(_ change: String, _ code: String) throws {
    #expect(try Set(fingerprints(code)).isDisjoint(with: fingerprints(Self.view + Self.rest)), "\(change)")
  }

  @Test func everyFindingHasOneOfItsOwn() throws {
    let code =
      Self.rest + """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          var a: LoginInteractor?
          var b: LoginInteractor?
          func f(_ i: LoginInteractor) {}
          func g(_ i: LoginInteractor) {}
          func h() { let i = LoginInteractor(); _ = i }
        }
        """
    let all = try Linted(code).findings.map(\.fingerprint)
    #expect(all.count >= 3 && Set(all).count == all.count, "\(all)")
  }

  @Test func hasSixteenHexadecimalDigits() throws {
    for fingerprint in try fingerprints(Self.view + Self.rest) {
      #expect(fingerprint.count == 16 && fingerprint.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }
  }
}

import Testing
import ViperRules
import ViperTestSupport

/// Code that does not compile, or needs what is not there, is judged as far as it goes.
@Suite struct BrokenCodeTests {
  private static let login = """
    final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor() }
    final class LoginInteractor { var presenter: LoginPresenter? }
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }

    """

  @Test(
    arguments: [
      "extension App {}", "extension App { static func main() {} }", "extension SwiftUI.App {}", "extension X.App: P {}",
      "extension A.B.App: App {}", "extension App: UIApplicationDelegate { struct Inner: App {} }",
    ])
  func extendsWhatIsDeclaredNowhere(_ code: String) throws {
    #expect(try Linted(Self.login + code).findings.map(\.rule) == Linted(Self.login).findings.map(\.rule))
  }
}

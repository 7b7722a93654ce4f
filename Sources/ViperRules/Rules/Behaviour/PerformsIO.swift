internal import ViperFacts
internal import ViperModel

struct PerformsIO: Rule {
  static let suffix = "performs-io"
  static let ids: RuleIDs = .perRole(suffix: suffix, roles: [.view, .presenter, .wireframe])
  static let isStyle = true

  static func summary(of id: String) -> String {
    "\(subject(of: id)) reads or writes the network, files, databases or settings."
  }

  static let documentation = RuleDocumentation(
    summary: "A view, presenter or wireframe reads or writes the network, files, databases or settings.",
    rationale: """
      Input and output belong in an interactor or a service: elsewhere they cannot be replaced in a test, and the module's \
      logic is scattered. The types and functions that count are data of the dialect ('apis'). A type counts where its static \
      method is called or a member of its object is used, not where it is only imported, passed on, or named to reach a nested \
      type. There is one finding for each component and type. Applying this to wireframes is our advice.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "infinum", rule: "view-performs-io",
        """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          private let settings = 1️⃣UserDefaults.standard
          override func viewDidLoad() { super.viewDidLoad(); settings.set(true, forKey: "seen") }
        }
        final class LoginPresenter {}
        final class LoginInteractor {}
        """),
      Example(
        dialect: "infinum", rule: "presenter-performs-io",
        """
        import Alamofire
        final class LoginPresenter {
          func load(_ url: URL) { 1️⃣AF.request(url).response { _ in } }
          func again(_ url: URL) { AF.request(url).response { _ in } }
          func read(_ url: URL) -> Data? { try? 2️⃣Data(contentsOf: url) }
        }
        final class LoginInteractor {}
        """),
      Example(
        dialect: "infinum", rule: "wireframe-performs-io",
        """
        final class LoginWireframe {
          func open() { if let token = 1️⃣UserDefaults.standard.string(forKey: "token") { print(token) } }
          func save(_ item: Any, in context: 2️⃣NSManagedObjectContext) { try? context.save() }
        }
        final class LoginPresenter {}
        final class LoginInteractor {}
        """),
    ],
    nonTriggering: [
      // A type within one, a path, the name of a notification, an own type of that name.
      Example(
        dialect: "infinum",
        """
        import Alamofire
        final class LoginPresenter {
          func disposition() -> URLSession.AuthChallengeDisposition { URLSession.AuthChallengeDisposition.useCredential }
          func folder() -> URL { FileManager.default.temporaryDirectory }
          func name() -> Notification.Name { UserDefaults.didChangeNotification }
          func token() -> String { Keychain.token() }
        }
        enum Keychain { static func token() -> String { "" } }
        final class LoginInteractor {}
        """),
      // Wiring, and the one whose business it is.
      Example(
        dialect: "infinum",
        """
        final class LoginWireframe {
          init(session: URLSession) {
            let settings = UserDefaults.standard
            let interactor = LoginInteractor(settings: settings, session: session, files: FileManager.default)
            _ = LoginPresenter(interactor: interactor)
          }
        }
        final class LoginPresenter {
          let interactor: LoginInteractor
          init(interactor: LoginInteractor) { self.interactor = interactor }
        }
        final class LoginInteractor {
          let settings: UserDefaults
          init(settings: UserDefaults, session: URLSession, files: FileManager) { self.settings = settings }
          func save() { settings.set(true, forKey: "seen") }
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.apiViolations(.io, suffix: Self.suffix) { .performs($0, $1) }
  }
}

extension Violation.Message {
  fileprivate static func performs(_ component: Component, _ use: Observations.ApiUse) -> Self {
    "\(component.role) '\(component.name)' uses '\(use.symbol)'; let the module's interactor or a service do it"
  }
}

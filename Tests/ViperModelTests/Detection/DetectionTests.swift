import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// Which dialect judges a module.
@Suite struct DetectionTests {
  private static func infinum(_ m: String) -> String {
    """
    protocol \(m)WireframeInterface: WireframeInterface {}
    protocol \(m)ViewInterface: ViewInterface {}
    protocol \(m)PresenterInterface: PresenterInterface {}
    final class \(m)Wireframe: BaseWireframe, \(m)WireframeInterface {
      init() {
        let view = \(m)ViewController()
        super.init(viewController: view)
        view.presenter = \(m)Presenter(view: view, wireframe: self)
      }
    }
    final class \(m)ViewController: UIViewController, \(m)ViewInterface { var presenter: \(m)PresenterInterface! }
    final class \(m)Presenter: \(m)PresenterInterface {
      private unowned let view: \(m)ViewInterface
      private let wireframe: \(m)WireframeInterface
      init(view: \(m)ViewInterface, wireframe: \(m)WireframeInterface) { self.view = view; self.wireframe = wireframe }
    }

    """
  }

  private static func configurator(_ m: String) -> String {
    """
    protocol \(m)ConfiguratorProtocol: AnyObject { func configure(with viewController: \(m)ViewController) }
    protocol \(m)ViewProtocol: AnyObject {}
    protocol \(m)PresenterProtocol: AnyObject {}
    protocol \(m)InteractorProtocol: AnyObject {}
    protocol \(m)RouterProtocol: AnyObject {}
    final class \(m)Configurator: \(m)ConfiguratorProtocol {
      func configure(with viewController: \(m)ViewController) {
        let presenter = \(m)Presenter(view: viewController)
        presenter.interactor = \(m)Interactor(presenter: presenter)
        presenter.router = \(m)Router(viewController: viewController)
        viewController.presenter = presenter
      }
    }
    final class \(m)ViewController: UIViewController, \(m)ViewProtocol {
      var presenter: \(m)PresenterProtocol!
      let configurator: \(m)ConfiguratorProtocol = \(m)Configurator()
      override func viewDidLoad() { configurator.configure(with: self) }
    }
    final class \(m)Presenter: \(m)PresenterProtocol {
      weak var view: \(m)ViewProtocol!
      var interactor: \(m)InteractorProtocol!
      var router: \(m)RouterProtocol!
      required init(view: \(m)ViewProtocol) { self.view = view }
    }
    final class \(m)Interactor: \(m)InteractorProtocol {
      weak var presenter: \(m)PresenterProtocol!
      required init(presenter: \(m)PresenterProtocol) { self.presenter = presenter }
    }
    final class \(m)Router: \(m)RouterProtocol {
      weak var viewController: \(m)ViewController!
      init(viewController: \(m)ViewController) { self.viewController = viewController }
    }

    """
  }

  private static let bases = """
    protocol WireframeInterface: AnyObject {}
    protocol ViewInterface: AnyObject {}
    protocol PresenterInterface: AnyObject {}
    class BaseWireframe { private unowned var controller: UIViewController; init(viewController: UIViewController) { controller = viewController } }

    """

  private func model(_ code: String, dialect: String? = nil) throws -> CodeModel {
    try CodeModel(MarkedCode(code), dialect: dialect)
  }

  @Test func eachModuleHasItsOwnDialect() throws {
    let model = try model(Self.bases + Self.infinum("Login") + Self.infinum("Home") + Self.configurator("About"))
    let dialects = Dictionary(uniqueKeysWithValues: model.graph.modules.map { ($0.name, $0.dialect) })
    #expect(dialects == ["Login": "infinum", "Home": "infinum", "About": "configurator"], "\(model.summary)")
    #expect(model.dialects[0].dialect.name == "infinum")
    #expect(model.dialects[0].shares.map(\.dialect) == ["infinum", "configurator"])
  }

  @Test func aPinnedDialectJudgesEverything() throws {
    let model = try model(Self.configurator("About"), dialect: "infinum")
    #expect(model.graph.modules.map(\.dialect) == ["infinum"])
    #expect(model.dialects[0].shares.map(\.verdict) == [.pinned])
  }

  @Test func whatNoDialectFitsIsJudgedByTheBase() throws {
    let model = try model(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """)
    #expect(model.graph.modules.map(\.dialect) == ["viper"])
    guard case .fallback = try #require(model.dialects[0].shares.first).verdict else {
      Issue.record("\(model.dialects[0].shares)")
      return
    }
  }

  @Test func presentersAloneAreAnotherArchitecture() throws {
    let model = try model(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController? }
      """)
    #expect(model.graph.modules.map(\.dialect) == ["other"])
    #expect(model.dialects[0].architectures.map(\.architecture) == [.mvp])
  }

  // MARK: SwiftUI

  private static func swiftUI(_ m: String, presenter: String, wrapper: String) -> String {
    """
    struct \(m)View: View { \(wrapper) var presenter: \(m)Presenter; var body: some View { Text(presenter.title) } }
    \(presenter) { let title = ""; private let interactor: \(m)Interactor; private let router: \(m)Router }
    final class \(m)Interactor {}
    final class \(m)Router { weak var viewController: UIViewController? }
    enum \(m)Module {
      static func create() -> UIViewController {
        let router = \(m)Router()
        let presenter = \(m)Presenter(interactor: \(m)Interactor(), router: router)
        return UIHostingController(rootView: \(m)View(presenter: presenter))
      }
    }

    """
  }

  @Test(arguments: [
    ("final class LoginPresenter: ObservableObject", "@StateObject"), ("@Observable final class LoginPresenter", "@State"),
    ("@MainActor @Observable final class LoginPresenter", "@Bindable"),
    ("final class LoginPresenter: ObservableObject", "@EnvironmentObject"),
  ])
  func recognisesSwiftUI(_ presenter: String, _ wrapper: String) throws {
    let model = try model(Self.swiftUI("Login", presenter: presenter, wrapper: wrapper))
    #expect(model.graph.modules.map(\.dialect) == ["swiftui"], "\(model.summary)")
    let stored = model.graph.references.filter { $0.kind == .stored && $0.property == "presenter" }
    #expect(stored.map(\.strength) == [.strong])
  }

  @Test func aTabBarFollowsTheSwiftUIAroundIt() throws {
    let model = try model(
      Self.swiftUI("Login", presenter: "final class LoginPresenter: ObservableObject", wrapper: "@StateObject")
        + Self.swiftUI("Home", presenter: "final class HomePresenter: ObservableObject", wrapper: "@StateObject") + """
          final class MainViewController: UITabBarController { private let presenter: MainPresenter }
          final class MainPresenter { private let router: MainRouter }
          final class MainRouter { weak var viewController: UIViewController? }
          enum MainModule {
            static func create() -> UIViewController { MainViewController(presenter: MainPresenter(router: MainRouter())) }
          }
          """)
    #expect(model.graph.modules.map(\.dialect) == ["swiftui", "swiftui", "swiftui"], "\(model.summary)")
  }

  @Test func modelsOfSwiftUIViewsAreNoVIPER() throws {
    let model = try model(
      """
      struct LoginView: View { @StateObject var viewModel: LoginViewModel; var body: some View { Text("") } }
      final class LoginViewModel: ObservableObject { private let interactor: LoginInteractor; private let router: LoginRouter }
      final class LoginInteractor {}
      final class LoginRouter {}
      enum LoginModule { static func create() -> some View { LoginView(viewModel: LoginViewModel(interactor: LoginInteractor(), router: LoginRouter())) } }
      """)
    #expect(model.graph.modules.isEmpty, "\(model.summary)")
  }

  @Test func aViewControllerWithASwiftUIChildStaysInItsDialect() throws {
    let model = try model(
      Self.bases + Self.infinum("Login") + Self.infinum("Home") + "struct LoginView: View { var body: some View { Text(\"\") } }")
    #expect(model.graph.modules.map(\.dialect) == ["infinum", "infinum"])
    #expect(!model.graph.components.contains { $0.name == "LoginView" }, "\(model.summary)")
  }

  // MARK: plain protocols

  private static func implementations(_ m: String, interactor: String, router: String) -> String {
    """
    protocol \(m)Interactor: AnyObject {}
    protocol \(m)Router: AnyObject {}
    protocol \(m)ViewInput: AnyObject {}
    protocol \(m)Module: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)ViewInput {}
    final class \(m)Presenter: \(m)Module {
      weak var view: \(m)ViewInput?
      private let interactor: \(m)Interactor
      private let router: \(m)Router
    }
    final class \(interactor): \(m)Interactor {}
    final class \(router): \(m)Router {}

    """
  }

  @Test(arguments: [
    ("LoginInteractorImpl", "LoginRouterIphone"), ("LoginInteractorImpl", "LoginUIKitRouter"),
    ("DefaultLoginInteractor", "LoginRouterImpl"),
  ])
  func recognisesPlainProtocolsWithImplementations(_ interactor: String, _ router: String) throws {
    let code = Self.implementations("Login", interactor: interactor, router: router)
    let model = try model(code)
    #expect(model.graph.modules.map(\.dialect) == ["impl"], "\(model.summary)")
    let roles = Dictionary(uniqueKeysWithValues: model.graph.components.map { ($0.name, $0.role) })
    #expect(roles[interactor] == .interactor && roles[router] == .wireframe && roles["LoginModule"] == .presenter)
    #expect(model.graph.components.first { $0.name == "LoginModule" }?.surface == .input)
    #expect(model.graph.components.allSatisfy { $0.module == 0 }, "\(model.summary)")
  }

  @Test func servicesWithImplementationsAreNoVIPER() throws {
    let model = try model(
      """
      protocol UserService: AnyObject {}
      final class UserServiceImpl: UserService {}
      protocol LoginInteractor: AnyObject {}
      final class LoginInteractorImpl: LoginInteractor { private let users: UserService }
      protocol LoginRouter: AnyObject {}
      final class LoginRouterImpl: LoginRouter {}
      final class LoginViewModel { private let interactor: LoginInteractor; private let router: LoginRouter }
      final class LoginViewController: UIViewController { private let viewModel: LoginViewModel }
      """)
    #expect(model.graph.modules.isEmpty, "\(model.summary)")
  }
}

extension MessageCode {
  static let ownership = [
    // What a helper's collection holds.
    orders(
      """
      private let list = OrdersList()
        func load() { list.all.append(self) }
      """, "final class OrdersList { var all: [OrdersPresenter] = [] }"),
    // What an object that lives as long as the app keeps.
    orders(
      "func load() { OrdersHub.shared.listener = self }",
      "final class OrdersHub { static let shared = OrdersHub(); var listener: OrdersPresenter? }"),
    // What only a weak property, a framework's weak property and a closure's weak capture have.
    orders(
      """
      weak var log: OrdersLog?
        var open: (() -> Void)?
        func load() {
          log?.add()
          open?()
        }
      """,
      """
      final class OrdersLog { let presenter: OrdersPresenter; init(_ presenter: OrdersPresenter) { self.presenter = presenter }; func add() {} }
      final class OrdersTaps: NSObject {
        weak var view: OrdersViewController?
        init(_ view: OrdersViewController) { self.view = view }
        @objc func tap() {}
      }
      """,
      assembly: """
        presenter.log = OrdersLog(presenter)
        let (taps, router) = (OrdersTaps(view), OrdersLog(presenter))
        presenter.open = { [weak router] in router?.add() }
        view.button.addTarget(taps, action: #selector(OrdersTaps.tap), for: .touchUpInside)
        """),
    // A base class that gives its view up at the first read.
    MessageCode(
      """
      import UIKit
      class OrdersBase {
        private unowned var kept: UIViewController
        private var first: UIViewController?
        init(viewController: UIViewController) { first = viewController; kept = viewController }
        var viewController: UIViewController { defer { first = nil }; return kept }
      }
      final class OrdersViewController: UIViewController { var presenter: OrdersPresenter! }
      final class OrdersPresenter { unowned let view: OrdersViewController; init(view: OrdersViewController) { self.view = view } }
      final class OrdersWireframe: OrdersBase {
        init() {
          let view = OrdersViewController()
          super.init(viewController: view)
          view.presenter = OrdersPresenter(view: view)
        }
      }
      func openOrders(in window: UIWindow) {
        let orders = OrdersWireframe()
        orders.viewController.title = ""
        window.rootViewController = orders.viewController
      }
      """),
    chat(view: "var view: ChatViewProtocol?"), chat(view: "weak var view: ChatViewProtocol?"),
    // Whoever gets the presenter has it show the view, which nothing else keeps until then.
    MessageCode(
      """
      final class ChatViewController: UIViewController { var presenter: ChatPresenter? }
      final class ChatPresenter { var view: ChatViewController?; let interactor = ChatInteractor() }
      final class ChatInteractor { var listeners: [ChatPresenter] = [] }
      enum ChatBuilder {
        static func build() -> ChatPresenter {
          let (view, presenter) = (ChatViewController(), ChatPresenter())
          view.presenter = presenter
          presenter.view = view
          return presenter
        }
      }
      """),
    // Whoever gets both may keep the presenter alone.
    MessageCode(
      """
      final class ChatViewController: UIViewController { var presenter: ChatPresenter? }
      final class ChatPresenter { var view: ChatViewController?; let interactor = ChatInteractor() }
      final class ChatInteractor { var listeners: [ChatPresenter] = [] }
      enum ChatBuilder {
        static func build() -> (UIViewController, ChatPresenter) {
          let (view, presenter) = (ChatViewController(), ChatPresenter())
          view.presenter = presenter
          presenter.view = view
          return (view, presenter)
        }
      }
      """),
    // A view that is no object.
    MessageCode(
      """
      struct ChatView: View { @ObservedObject var presenter: ChatPresenter; var body: some View { Text("") } }
      final class ChatPresenter: ObservableObject { var view: ChatView?; let interactor = ChatInteractor() }
      final class ChatInteractor {}
      """),
    // Nothing calls the function that makes one of the modules.
    MessageCode(
      ["Home", "News", "User", "Chat"].map { name in
        """
        final class \(name)Presenter { let interactor: \(name)Interactor; init(_ interactor: \(name)Interactor) { self.interactor = interactor } }
        final class \(name)Interactor { var presenter: \(name)Presenter? }
        enum \(name)Router { static func create() { let part = \(name)Interactor(); part.presenter = \(name)Presenter(part) } }

        """
      }.joined()
        + "final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { HomeRouter.create(); NewsRouter.create(); UserRouter.create() } }"
    ),
    // The same, where the view keeps the presenter.
    MessageCode(
      ["Home", "News", "User", "Chat"].map { name in
        """
        final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
        final class \(name)Presenter { let interactor: \(name)Interactor; init(_ interactor: \(name)Interactor) { self.interactor = interactor } }
        final class \(name)Interactor { var presenter: \(name)Presenter? }
        enum \(name)Router {
          static func create() {
            let (view, part) = (\(name)ViewController(), \(name)Interactor())
            part.presenter = \(name)Presenter(part)
            view.presenter = part.presenter
            UIWindow().rootViewController = view
          }
        }

        """
      }.joined()
        + "final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { HomeRouter.create(); NewsRouter.create(); UserRouter.create() } }"
    ),
    // A property for another module's part that nothing reads or sets.
    MessageCode(
      """
      // file: Login.swift
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { let interactor = LoginInteractor(); private var home: HomeInteractor? }
      final class LoginInteractor {}
      // file: Home.swift
      final class HomePresenter { let interactor = HomeInteractor(); func go() { interactor.load() } }
      final class HomeInteractor { func load() {} }
      """),
    filled("lazy var router = DetailRouter()"), filled("lazy var router = DetailRouter.shared"),
    // A router makes its own view, and another module's.
    MessageCode(
      """
      // file: Account.swift
      final class AccountViewController: UIViewController { var presenter: AccountPresenter! }
      final class AccountPresenter { var router: AccountRouter?; let interactor = AccountInteractor() }
      final class AccountInteractor {}
      final class AccountRouter {
        lazy var view = AccountViewController()
        private lazy var pin = PinViewController()
        init() { let presenter = AccountPresenter(); view.presenter = presenter; presenter.router = self }
        func open() { view.present(pin, animated: true) }
      }
      // file: Pin.swift
      final class PinViewController: UIViewController { var presenter: PinPresenter! }
      final class PinPresenter { let interactor = PinInteractor() }
      final class PinInteractor {}
      """),
    // The presenter makes a view that others replace.
    MessageCode(
      """
      protocol LoginViewInterface: AnyObject {}
      final class LoginViewController: UIViewController, LoginViewInterface {}
      final class LoginPresenter { var view: LoginViewInterface = LoginViewController(); let interactor = LoginInteractor() }
      final class LoginInteractor {}
      enum LoginBuilder { static func fill(_ presenter: LoginPresenter, _ view: LoginViewInterface) { presenter.view = view } }
      """),
    // The interactor fetches or makes its presenter.
    MessageCode(
      """
      protocol LoginInteractorOutput: AnyObject {}
      final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
      final class OtherLoginOutput: LoginInteractorOutput {}
      final class LoginInteractor { lazy var output: LoginInteractorOutput = resolve(); func load() { tell(output) } }
      """),
    MessageCode(
      """
      protocol ChatPresenterProtocol: AnyObject {}
      final class ChatViewController: UIViewController { weak var presenter: ChatPresenterProtocol? }
      final class ChatPresenter: ChatPresenterProtocol {}
      final class ChatInteractor { lazy var presenter: ChatPresenterProtocol = ChatPresenter(); func load() { tell(presenter) } }
      """),
    // What lives as long as the app.
    MessageCode(
      """
      final class HomePresenter {
        static let shared = HomePresenter()
        private init() {}
        let interactor = HomeInteractor.shared
        func start() { interactor.presenter = self }
      }
      final class HomeInteractor { static let shared = HomeInteractor(); private init() {}; var presenter: HomePresenter? }
      """),
    // A property that is set to what a factory returns.
    MessageCode(
      """
      final class HomeWireframe {
        var presenter: HomePresenter?
        func start() {
          presenter = HomePresenter(self)
          let view = HomeViewController()
          view.presenter = presenter
          UIWindow().rootViewController = view
        }
      }
      final class HomeViewController: UIViewController { var presenter: HomePresenter? }
      final class HomePresenter { let interactor = HomeInteractor(); let wireframe: HomeWireframe; init(_ w: HomeWireframe) { wireframe = w } }
      final class HomeInteractor {}
      """),
    // A view of SwiftUI binds what its router publishes.
    MessageCode(
      """
      import SwiftUI
      struct HomeView: View {
        @ObservedObject var presenter: HomePresenter
        @EnvironmentObject var router: HomeRouter
        var body: some View { Text("").sheet(isPresented: $router.isOpen) { Text("") } }
      }
      final class HomePresenter: ObservableObject {
        let (interactor, router) = (HomeInteractor(), HomeRouter())
      }
      final class HomeInteractor {}
      final class HomeRouter: ObservableObject { @Published var isOpen = false }
      """),
    // Most modules' links are weak.
    MessageCode(
      (0..<6).map { number in
        """
        final class M\(number)ViewController: UIViewController { weak var presenter: M\(number)Presenter! }
        final class M\(number)Presenter { weak var view: M\(number)ViewController?; let interactor = M\(number)Interactor() }
        final class M\(number)Interactor {}
        final class M\(number)Wireframe {}

        """
      }.joined()),
    // A property that routers inherit, of a class or of anything.
    inherited("Screen: UIViewController"), inherited("Screen"),
    MessageCode(
      """
      protocol HomePresenterProtocol {}
      final class HomeViewController: UIViewController { var presenter: HomePresenterProtocol! }
      final class HomePresenter: HomePresenterProtocol { let interactor: HomeInteractor }
      final class HomeInteractor { var presenter: HomePresenterProtocol? }
      """),
  ]

  /// Routers that inherit a property whose type is a generic parameter.
  private static func inherited(_ parameter: String) -> MessageCode {
    MessageCode(
      "class BaseRouter<\(parameter)> { var screen: Screen? }\n"
        + ["Home", "List"].map { name in
          """
          // file: \(name).swift
          final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
          final class \(name)Presenter { var router: \(name)Router?; var interactor: \(name)Interactor? }
          final class \(name)Interactor {}
          final class \(name)Router: BaseRouter<\(name)ViewController> {}

          """
        }.joined())
  }

  /// A presenter whose router fills itself.
  private static func filled(_ property: String) -> MessageCode {
    MessageCode(
      """
      final class DetailPresenter { let interactor = DetailInteractor(); \(property); func start() { router.presenter = self } }
      final class DetailInteractor {}
      final class DetailRouter { static let shared = DetailRouter(); var presenter: DetailPresenter? }
      """)
  }

  private static func chat(view: String) -> MessageCode {
    MessageCode(
      """
      protocol ChatViewProtocol: AnyObject {}
      protocol ChatPresenterProtocol: AnyObject {}
      final class ChatViewController: UIViewController, ChatViewProtocol { weak var presenter: ChatPresenterProtocol? }
      final class ChatPresenter: ChatPresenterProtocol { \(view); var interactor: ChatInteractor? }
      final class ChatInteractor { var presenter: ChatPresenter? }
      enum ChatAssembly {
        static func make() -> UIViewController {
          let (view, presenter, interactor) = (ChatViewController(), ChatPresenter(), ChatInteractor())
          view.presenter = presenter
          presenter.view = view
          presenter.interactor = interactor
          interactor.presenter = presenter
          return view
        }
      }
      """)
  }

  /// Who creates parts, and by what type they are stored.
  static let wiring = [
    // An output without an event for failures.
    MessageCode(
      """
      protocol LoginInteractorOutput: AnyObject { func didLogin(_ user: String) }
      final class LoginInteractor {
        weak var output: LoginInteractorOutput?
        let service: LoginService
        init(service: LoginService) { self.service = service }
        func login(name: String) {
          service.login(name) { [weak self] result in
            switch result {
            case .success(let user): self?.output?.didLogin(user)
            case .failure(let error): print(error)
            }
          }
        }
      }
      final class LoginPresenter: LoginInteractorOutput {
        let interactor: LoginInteractor
        init(interactor: LoginInteractor) { self.interactor = interactor }
        func didLogin(_ user: String) {}
      }
      """),
    // A router that three modules share, and one of a module's own.
    MessageCode(
      ["Home", "News", "User", "Chat"].map { name in
        let router = name == "Chat" ? "ChatRouterProtocol" : "AppRouter"
        return """
          protocol \(name)PresenterProtocol: AnyObject { func tap() }
          final class \(name)ViewController: UIViewController { var presenter: \(name)PresenterProtocol! }
          final class \(name)Presenter: \(name)PresenterProtocol {
            let router: \(router)
            init(router: \(router)) { self.router = router }
            func tap() { router.open() }
          }

          """
      }.joined() + """
        final class AppRouter { func open() {} }
        protocol ChatRouterProtocol: AnyObject { func open() }
        final class ChatRouter: ChatRouterProtocol { func open() {} }
        protocol ListRouterProtocol: AnyObject { func open() }
        final class ListRouter: ListRouterProtocol { func open() {} }
        """),
    MessageCode(
      """
      import SwiftUI
      struct HomeView: View { @StateObject private var presenter = HomePresenter(); var body: some View { Text("") } }
      final class HomePresenter: ObservableObject { var interactor: HomeInteractor? }
      final class HomeInteractor {}
      """),
    MessageCode(
      """
      final class HomeViewController: UIViewController { var presenter: HomePresenter! }
      final class HomePresenter {
        let interactor: HomeInteractor
        init(interactor: HomeInteractor = HomeInteractor()) { self.interactor = interactor }
      }
      final class HomeInteractor {}
      """),
    panel("func load() { panel?.show(); panel?.view.isHidden = true }"),
    MessageCode(
      """
      final class HomeViewController: UIViewController { var presenter: HomePresenter! }
      final class HomePresenter {
        let interactor: HomeInteractor
        func load() { run(interactor) }
        func run(_ interactor: HomeInteractor) { interactor.load() }
      }
      protocol HomeInteractorProtocol: AnyObject {}
      final class HomeInteractor: HomeInteractorProtocol { func load() {} }
      """),
  ]

  private static func panel(_ use: String) -> MessageCode {
    MessageCode(
      """
      protocol PanelViewProtocol: AnyObject { func show() }
      final class PanelViewController: UIViewController, PanelViewProtocol { var presenter: PanelPresenter!; func show() {} }
      final class PanelPresenter { var panel: PanelViewController?; let interactor = PanelInteractor(); \(use) }
      final class PanelInteractor {}
      """)
  }

  /// A module of which the presenter does something once its view has been loaded.
  private static func orders(_ presenter: String, _ more: String, assembly: String = "") -> MessageCode {
    MessageCode(
      """
      import UIKit
      final class OrdersViewController: UIViewController {
        var presenter: OrdersPresenter!
        let button = UIButton()
        override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
      }
      final class OrdersPresenter {
        let interactor = OrdersInteractor()
        \(presenter)
      }
      final class OrdersInteractor {}
      \(more)
      enum OrdersBuilder {
        static func make() -> UIViewController {
          let view = OrdersViewController()
          let presenter = OrdersPresenter()
          view.presenter = presenter
          \(assembly)
          return view
        }
      }
      """)
  }
}

import Testing
import ViperLinking

@testable import ViperModel

/// Types that serve several modules and belong to none.
@Suite struct SharedPartTests {
  /// A module whose interactor and router are protocols.
  private static func module(_ m: String) -> String {
    """
    protocol \(m)Interactor: AnyObject {}
    protocol \(m)Router: AnyObject {}
    @Observable final class \(m)Presenter { private let interactor: \(m)Interactor; private let router: \(m)Router }
    struct \(m)View: View { @State var presenter: \(m)Presenter; var body: some View { Text("") } }

    """
  }

  private static let app =
    module("Login") + module("Home") + """
      final class AppServices {}
      extension AppServices: LoginInteractor {}
      extension AppServices: HomeInteractor {}
      final class CoreRouter: LoginRouter, HomeRouter { let builder: CoreBuilder }
      struct CoreBuilder {
        let services: AppServices
        func login(router: CoreRouter) -> some View { LoginView(presenter: LoginPresenter(interactor: services, router: router)) }
        func home(router: CoreRouter) -> some View { HomeView(presenter: HomePresenter(interactor: services, router: router)) }
      }
      """

  @Test func implementTheInterfacesOfSeveralModules() throws {
    let code = try ClassifiedCode(Self.app)
    #expect(code["AppServices"] == "interactor of -" && code["CoreRouter"] == "wireframe of -", "\(code)")
    #expect(code.evidence("AppServices") == "implements the interactors of 2 modules")
    #expect(code["LoginInteractor"] == "interactor of Login" && code["HomeRouter"] == "wireframe of Home")
    #expect(code.component("AppServices")?.isBase == true)
  }

  @Test func buildSeveralModules() throws {
    let code = try ClassifiedCode(Self.app)
    #expect(code["CoreBuilder"] == "assembly of -", "\(code)")
    #expect(code["LoginView"] == "view of Login" && code["HomePresenter"] == "presenter of Home")
  }

  @Test func areNotPartsOfAModuleOfTheirOwn() throws {
    let code = try ClassifiedCode(
      """
      class LoginPresenter { let interactor: LoginInteractorProtocol; let wireframe: LoginWireframeProtocol }
      protocol LoginInteractorProtocol {}
      class LoginInteractor: LoginInteractorProtocol {}
      protocol LoginWireframeProtocol {}
      class LoginWireframe: LoginWireframeProtocol {}
      class GuestPresenter { let interactor = GuestInteractor(); let wireframe: GuestWireframeProtocol }
      class GuestInteractor {}
      protocol GuestWireframeProtocol: LoginWireframeProtocol {}
      class GuestWireframe: GuestWireframeProtocol, LoginWireframeProtocol {}
      """)
    #expect(code["GuestWireframe"] == "wireframe of Guest" && code["LoginWireframe"] == "wireframe of Login", "\(code)")
  }

  @Test func areNotMadeByAnInterfaceThatAnotherOneInherits() throws {
    let code = try ClassifiedCode(
      """
      class LoginPresenter { let interactor = LoginInteractor(); let wireframe: LoginWireframeProtocol }
      class LoginInteractor {}
      protocol LoginWireframeProtocol {}
      class GuestPresenter { let interactor = GuestInteractor(); let wireframe: GuestWireframeProtocol }
      class GuestInteractor {}
      protocol GuestWireframeProtocol: LoginWireframeProtocol {}
      class VisitorWireframe: GuestWireframeProtocol {}
      """)
    #expect(code.component("VisitorWireframe")?.evidence.hasPrefix("implements") != true, "\(code)")
  }

  private static let host = """
    class SceneViewController<Presenter, Content: View>: UIHostingController<Content> { private let presenter: Presenter }
    class LoginPresenter: ObservableObject { let router: LoginRouter }
    class LoginRouter { weak var viewController: UIViewController? }
    struct LoginView: View { @EnvironmentObject var presenter: LoginPresenter; var body: some View { Text("") } }

    """

  @Test func hostAnyView() throws {
    let code = try ClassifiedCode(Self.host)
    #expect(code["SceneViewController"] == "view of -", "\(code)")
    let own = try ClassifiedCode(
      """
      class LoginViewController: UIHostingController<LoginView> { var presenter: LoginPresenter! }
      class LoginPresenter { let router: LoginRouter }
      class LoginRouter {}
      """)
    #expect(own["LoginViewController"] == "view of Login", "\(own)")
  }

  @Test(arguments: [
    "SceneViewController(presenter: presenter, content: LoginView().environmentObject(presenter))",
    "SceneViewController(presenter: presenter, content: LoginView())",
    "UIHostingController(rootView: LoginView().environmentObject(presenter).padding())",
  ])
  func standForTheViewThatTheyShow(_ host: String) throws {
    let code = try ClassifiedCode(
      Self.host + """
        enum LoginModule {
          static func create() -> UIViewController {
            let router = LoginRouter()
            let presenter = LoginPresenter(router: router)
            let controller = \(host)
            router.viewController = controller
            return controller
          }
        }
        """)
    let graph = code.model.graph
    let reference = try #require(graph.references.first { $0.property == "viewController" }, "\(code)")
    #expect(graph.components[reference.to].name == "LoginView" && reference.strength == .weak)
  }
}

/// Views that several modules show, each with a presenter of its own.
@Suite struct SharedViewTests {
  private static func module(_ m: String, _ folder: String) -> String {
    """
    // file: \(folder)/\(m).swift
    class \(m)Presenter: ConfirmOutput { weak var view: ConfirmInput?; let interactor = \(m)Interactor() }
    class \(m)Interactor { weak var presenter: \(m)Presenter? }
    class \(m)ViewFactory { func make() { let view = SheetViewController(); let presenter = \(m)Presenter(); view.presenter = presenter } }

    """
  }

  private static func view(in folder: String) -> String {
    """
    // file: \(folder)/SheetViewController.swift
    protocol ConfirmInput: AnyObject {}
    protocol ConfirmOutput {}
    class SheetViewController: UIViewController, ConfirmInput { var presenter: ConfirmOutput! }

    """
  }

  @Test func belongToNone() throws {
    let code = try ClassifiedCode(Self.view(in: "Sheet") + Self.module("Send", "Send") + Self.module("Swap", "Swap"))
    #expect(code["SheetViewController"] == "view of -", "\(code)")
    #expect(code.component("SheetViewController")?.isBase == true)
  }

  @Test func belongToTheModuleInWhoseFolderTheyAre() throws {
    let code = try ClassifiedCode(Self.view(in: "Send") + Self.module("Send", "Send") + Self.module("Swap", "Swap"))
    #expect(code["SheetViewController"] == "view of Send", "\(code)")
  }
}

/// Views and view models in a module's folder that other modules use.
@Suite struct ReusedPartTests {
  private static func module(_ m: String, _ view: String = "", _ more: String = "") -> String {
    """
    // file: Modules/\(m)/\(m).swift
    protocol \(m)InteractorInput {}
    class \(m)ViewController: UIViewController { var presenter: \(m)Presenter!; \(view) }
    class \(m)Presenter { weak var view: \(m)ViewController?; let interactor: \(m)InteractorInput; let router: \(m)Router }
    class \(m)Interactor: \(m)InteractorInput { weak var presenter: \(m)Presenter? }
    class \(m)Router {}
    \(more)

    """
  }

  private static let badge = "let badge = BadgeView()"
  private static let declared = "class BadgeView: UIView {}"

  @Test func belongToNoneIfSeveralUseThem() throws {
    let code = try ClassifiedCode(
      Self.module("Home", Self.badge, Self.declared) + Self.module("Login", Self.badge) + Self.module("Pay", Self.badge))
    #expect(code["BadgeView"] == "subview of -", "\(code)")
    #expect(code.evidence("BadgeView") == "named {Module}View, in the module's folder, shared with other modules")
  }

  @Test func belongToTheirFolderIfOneOtherBorrowsThem() throws {
    let code = try ClassifiedCode(Self.module("Home", Self.badge, Self.declared) + Self.module("Login", Self.badge))
    #expect(code["BadgeView"] == "subview of Home", "\(code)")
  }

  @Test func belongToNoneIfOnlyOthersUseThem() throws {
    let code = try ClassifiedCode(Self.module("Home", "", Self.declared) + Self.module("Login", Self.badge))
    #expect(code["BadgeView"] == "subview of -", "\(code)")
  }

  @Test func belongToTheModuleWhoseNameTheyHave() throws {
    let badge = "let badge = HomeBadgeView()"
    let code = try ClassifiedCode(
      Self.module("Home", badge, "class HomeBadgeView: UIView {}") + Self.module("Login", badge) + Self.module("Pay", badge))
    #expect(code["HomeBadgeView"] == "subview of Home", "\(code)")
  }

  @Test func belongToNoneIfThreeOthersMakeThemWhateverTheirName() throws {
    let badge = "let badge = HomeBadgeView()"
    let modules = Self.module("Home", badge, "class HomeBadgeView: UIView {}") + Self.module("Login", badge)
    let others = Self.module("Pay", badge) + Self.module("Swap", badge)
    let code = try ClassifiedCode(modules + others)
    #expect(code["HomeBadgeView"] == "subview of -", "\(code)")
    let code2 = try ClassifiedCode(
      modules + Self.module("Pay", badge) + "// file: Common/Bar.swift\nclass Bar: UIView { \(badge) }")
    #expect(code2["HomeBadgeView"] == "subview of -", "\(code2)")
  }

  /// Who takes or stores a view does not make one.
  @Test func belongToTheModuleWhoseNameTheyHaveIfOthersAreGivenThem() throws {
    let badge = "let badge: HomeBadgeView"
    let code = try ClassifiedCode(
      Self.module("Home", "let badge = HomeBadgeView()", "class HomeBadgeView: UIView {}") + Self.module("Login", badge)
        + Self.module("Pay", badge) + Self.module("Swap", badge))
    #expect(code["HomeBadgeView"] == "subview of Home", "\(code)")
  }

  @Test func areSharedTogetherWithTheirInterfaces() throws {
    let factory = """
      protocol BalanceViewModelFactoryProtocol {}
      class BalanceViewModelFactory: BalanceViewModelFactoryProtocol {}
      """
    let held = "let factory: BalanceViewModelFactoryProtocol = BalanceViewModelFactory()"
    let code = try ClassifiedCode(Self.module("Home", held, factory) + Self.module("Login", held) + Self.module("Pay", held))
    #expect(code["BalanceViewModelFactory"] == "view-model of -", "\(code)")
    #expect(code["BalanceViewModelFactoryProtocol"] == "view-model of -")
  }
}

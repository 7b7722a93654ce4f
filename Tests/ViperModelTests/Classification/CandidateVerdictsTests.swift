import Testing

@testable import ViperModel

/// What speaks for and against a type that is named like a part.
@Suite struct CandidateVerdictsTests {
  private static let login = """
    // file: App/Login/LoginPresenter.swift
    protocol LoginViewOutput: AnyObject {}
    class LoginPresenter: LoginViewOutput { var interactor: LoginInteractor? }
    // file: App/Login/LoginInteractor.swift
    class LoginInteractor {}
    // file: App/Login/LoginViewController.swift
    class LoginViewController: UIViewController { var output: LoginViewOutput! }

    """

  // MARK: presenters

  @Test func rejectsPresenterThatViewsMakeForThemselves() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/Input/InputPresenter.swift
        protocol InputView: AnyObject {}
        class InputPresenter { weak var view: InputView? }
        // file: App/Card/CardView.swift
        class CardView: UIView { lazy var presenter = InputPresenter() }
        // file: App/Phone/PhoneViewController.swift
        class PhoneViewController: UIViewController { lazy var presenter = InputPresenter() }
        """)
    #expect(code["InputPresenter"] == nil, "\(code)")
    #expect(code.model.graph.modules.map(\.name) == ["Login"])
  }

  @Test func acceptsPresenterThatItsViewMakes() throws {
    let code = try ClassifiedCode(
      """
      class LoginPresenter { let interactor = LoginInteractor() }
      class LoginInteractor {}
      class LoginViewController: UIViewController { let presenter = LoginPresenter() }
      """)
    #expect(code["LoginPresenter"] == "presenter of Login", "\(code)")
  }

  @Test func rejectsPresenterWithOutlets() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/List/ListPresenter.swift
        open class ListPresenter: NSObject { @IBOutlet var tableView: UITableView? }
        class ListInteractor {}
        """)
    #expect(code["ListPresenter"] == nil, "\(code)")
  }

  private static func alerts(_ more: String) -> String {
    login + """
      // file: App/Alert/AlertPresenter.swift
      protocol AlertPresenter { func show() }
      // file: App/Alert/Impl/AlertPresenterImpl.swift
      class AlertPresenterImpl: AlertPresenter { func show() {} }
      // file: App/Assembly/PresentationAssembly.swift
      class PresentationAssembly {
        func register() -> AlertPresenter { AlertPresenterImpl() }
        func screen() -> UIViewController { FlagsViewController() }
      }
      class FlagsViewController: UIViewController {}
      // file: App/Menu/Menu.swift
      class MenuPresenter { var alerts: AlertPresenter!; var interactor: MenuInteractor? }
      class MenuInteractor {}
      // file: App/Share/Share.swift
      class SharePresenter { var alerts: AlertPresenter!; var interactor: ShareInteractor? }
      class ShareInteractor {}
      // file: App/Alert/More.swift
      \(more)
      """
  }

  @Test(
    arguments: [
      ("", nil), ("class AlertViewController: UIViewController {}", "presenter of Alert"),
      ("class AlertInteractor {}", "presenter of Alert"),
      ("class BarView: UIView { var output: AlertPresenter! }", "presenter of Alert"),
    ] as [(String, String?)])
  func rejectsPresenterThatOtherPresentersKeepAsAService(_ more: String, _ expected: String?) throws {
    let code = try ClassifiedCode(Self.alerts(more))
    #expect(code["AlertPresenterImpl"] == expected, "\(code)")
    #expect(code.model.graph.modules.contains { $0.name == "Alert" } == (expected != nil))
  }

  // MARK: presenters without a module

  private static let banner = """
    // file: App/Banner/BannerPresenter.swift
    final class BannerPresenter {
      private let window = UIWindow()
      private var shown: UIViewController?
      func show() { shown = UIHostingController(rootView: BannerContent()); window.rootViewController = shown }
    }
    struct BannerContent: View { var body: some View { Text("") } }
    // file: Data/BannerInteractor.swift
    protocol BannerInteracting: AnyObject {}
    final class BannerInteractor: BannerInteracting {}

    """

  @Test func rejectsPresenterThatNoPartKnows() throws {
    let code = try ClassifiedCode(
      Self.login + Self.banner + "// file: App/Flow.swift\nfinal class RootFlow { private let banner = BannerPresenter() }")
    #expect(code["BannerPresenter"] == nil, "\(code)")
    #expect(code.model.graph.modules.map(\.name) == ["Login"])
  }

  @Test(arguments: [
    "final class BannerViewController: UIViewController { var presenter: BannerPresenter! }",
    "final class BannerRouter { func open() { let presenter = BannerPresenter() } }",
    "protocol BannerListener: AnyObject {}\nextension BannerPresenter: BannerListener {}",
    "extension BannerPresenter: CompanyPresenter {}",
    "// file: App/Banner/BannerInteractor.swift\nfinal class BannerLoadingInteractor {}\nfinal class BannerViewController: UIViewController {}",
  ])
  func acceptsPresenterThatAPartKnows(_ part: String) throws {
    let code = try ClassifiedCode(
      Self.login + Self.banner + "// file: App/Flow.swift\nfinal class RootFlow { private let banner = BannerPresenter() }\n"
        + part)
    #expect(code["BannerPresenter"] == "presenter of Banner", "\(code)")
  }

  @Test func acceptsPresenterThatIsMadeWithItsParts() throws {
    let code = try ClassifiedCode(
      Self.login + Self.banner
        + "// file: App/Flow.swift\nfinal class RootFlow { func start() { let p = BannerPresenter(); let i = BannerInteractor() } }"
    )
    #expect(code["BannerPresenter"] == "presenter of Banner", "\(code)")
  }

  // MARK: lists of values

  @Test(arguments: ["swiftui", "viper"]) func rejectsEnumOfCasesNamedLikeAnAssembly(_ dialect: String) throws {
    let code = try ClassifiedCode(
      Self.login + "enum LoginModule: Int, CaseIterable { case ui = 1, network; var label: String { \"\" } }", dialect: dialect)
    #expect(code["LoginModule"] == nil, "\(code)")
  }

  @Test(arguments: [
    "enum LoginModule { case first, second; static func make() { let p = LoginPresenter(); let v = LoginViewController() } }",
    "enum LoginModule { static func make() { let p = LoginPresenter(); let v = LoginViewController() } }",
  ])
  func acceptsEnumThatMakesParts(_ assembly: String) throws {
    let code = try ClassifiedCode(Self.login + assembly, dialect: "swiftui")
    #expect(code["LoginModule"] == "assembly of Login", "\(code)")
  }

  @Test func acceptsEnumOfCasesThatGivesScreens() throws {
    let code = try ClassifiedCode(
      Self.login + "enum LoginModule { case first; func screen() -> UIViewController? { nil } }", dialect: "swiftui")
    #expect(code["LoginModule"] == "assembly of Login", "\(code)")
  }

  // MARK: interactors

  @Test func rejectsInteractorThatTheAppStartsWith() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/AppInteractor.swift
        protocol AppInteractorProtocol: AnyObject {}
        class AppInteractor: AppInteractorProtocol {
          weak var scene: UIWindowScene?
          var coordinator: AppCoordinator?
          init(scene: UIWindowScene) { coordinator = AppCoordinator() }
        }
        class AppCoordinator {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate { func start() { let app = AppInteractor(scene: scene) } }
        """)
    #expect(code["AppInteractor"] == nil && code["AppInteractorProtocol"] == nil, "\(code)")
    #expect(code["LoginInteractor"] == "interactor of Login")
  }

  @Test func rejectsInteractorOfStaticHelpers() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/LoginRouter.swift
        class LoginRouter { static func make() { LoginPresenter().interactor = LoginInteractor() } }
        // file: App/Helpers/WindowInteractor.swift
        class WindowInteractor {
          static var window: UIWindow!
          static func setRoot() { window.rootViewController = LoginRouter.make() }
        }
        """)
    #expect(code["WindowInteractor"] == nil, "\(code)")
  }

  @Test func acceptsInteractorOfThePresenterThatTheAppStartsWith() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/Root/RootInteractor.swift
        protocol RootInteractorInput: AnyObject {}
        class RootInteractor: RootInteractorInput {}
        class StartPresenter { var interactor: RootInteractorInput? }
        class LaunchInteractor { static func warm() {} }
        class LaunchPresenter { let interactor = LaunchInteractor() }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() { let interactor = RootInteractor(); LaunchInteractor.warm() }
        }
        """)
    #expect(code.component("RootInteractor")?.role == .interactor, "\(code)")
    #expect(code["LaunchInteractor"] == "interactor of Launch")
  }

  // MARK: views

  @Test func rejectsControllerThatInheritsNoScreen() throws {
    let code = try ClassifiedCode(
      Self.login + """
        // file: App/Login/LoginController.swift
        class BaseController: NSObject {}
        class LoginController: BaseController { var presenter: LoginPresenter? }
        """)
    #expect(code["LoginController"] == nil, "\(code)")
    #expect(code["LoginViewController"] == "view of Login")
  }

  @Test func acceptsControllerWhoseSuperclassIsNotInTheCode() throws {
    let code = try ClassifiedCode(Self.login + "class LoginController: CompanyController { var presenter: LoginPresenter? }")
    #expect(code["LoginController"] == "view of Login", "\(code)")
  }

  @Test func takesPlainViewWithThePresenterForTheModulesView() throws {
    let code = try ClassifiedCode(
      """
      protocol CardViewOutput: AnyObject {}
      protocol CardViewInput: AnyObject {}
      class CardView: UIView, CardViewInput { var output: CardViewOutput! }
      class CardPresenter: CardViewOutput { weak var view: CardViewInput?; let interactor = CardInteractor() }
      class CardInteractor {}
      """)
    #expect(code["CardView"] == "view of Card", "\(code)")
    #expect(code["CardViewInput"] == "view of Card")
  }

  @Test func leavesPlainViewOfAModuleWithAScreenASubview() throws {
    let code = try ClassifiedCode(
      Self.login + "// file: App/Login/LoginView.swift\nclass LoginView: UIView { weak var output: LoginViewOutput? }")
    #expect(code["LoginView"] == "subview of Login", "\(code)")
  }

  // MARK: services

  private static func service(_ body: String) -> String { login + "class ShareService { \(body) }" }

  @Test(arguments: [
    "static let shared = ShareService(); func share(_ text: String) -> UIActivityViewController { UIActivityViewController(activityItems: [text]) }",
    "func link(_ view: UIView) -> UIViewController? { nil }; private func text() -> String { \"\" }",
    "func ask(on controller: UIViewController) { controller.present(UIAlertController(title: \"a\"), animated: true) }",
    "func login() -> LoginViewController { LoginViewController() }",
  ])
  func rejectsServiceThatOnlyMakesViews(_ body: String) throws {
    #expect(try ClassifiedCode(Self.service(body))["ShareService"] == nil)
  }

  @Test(arguments: [
    "func share(_ text: String) -> UIActivityViewController { UIActivityViewController() }; func load() -> String { \"\" }",
    "func load(into view: UIImageView) { URLSession.shared.dataTask() }",
    "func load() -> UIImageView { let data = UserDefaults.standard.data(); return UIImageView() }",
    "func signIn(on controller: UIViewController, done: () -> Void) { Provider.signIn(controller) }",
    "let text: String; func share() -> UIActivityViewController { UIActivityViewController(activityItems: [text]) }",
    "func share() -> UIActivityViewController { let text = TextService(); return UIActivityViewController() } }; class TextService {",
    "",
  ])
  func acceptsServiceThatHasData(_ body: String) throws {
    #expect(try ClassifiedCode(Self.service(body))["ShareService"]?.hasPrefix("service") == true)
  }

  // MARK: entities

  @Test(
    arguments: [
      ("enum Tab: Int { case home; var icon: String { \"house\" } }", "", nil),
      ("enum Tab: Int { case home }", "class TabService { func load(_ tab: LoginEntity.Tab) {} }", "entity"),
      ("enum Tab: Int { case home(String) }", "", "entity"), ("struct Tab { let title: String }", "", "entity"),
      ("enum Tab: Int { case home }; let name: String", "", "entity"),
    ] as [(String, String, String?)])
  func rejectsEntityThatIsANamespaceOfChoices(_ nested: String, _ more: String, _ expected: String?) throws {
    let code = try ClassifiedCode(
      """
      struct LoginEntity { \(nested) }
      class LoginPresenter { let interactor = LoginInteractor(); var router: LoginRouter? }
      class LoginInteractor {}
      protocol LoginRouterProtocol { func open(_ tab: LoginEntity.Tab) }
      class LoginRouter: LoginRouterProtocol { func open(_ tab: LoginEntity.Tab) {} }
      class LoginViewController: UIViewController { let presenter = LoginPresenter(); func pick(_ tab: LoginEntity.Tab) {} }
      \(more)
      """, dialect: "viper")
    #expect(code["LoginEntity"]?.hasPrefix("entity") == (expected == nil ? nil : true), "\(code)")
  }
}

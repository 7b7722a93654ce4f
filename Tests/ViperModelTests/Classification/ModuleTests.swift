import Testing

@testable import ViperModel

/// Modules, the parts that join them, and candidates that are dropped.
@Suite struct ModuleTests {
  private static let login = """
    class LoginPresenter { let interactor = LoginInteractor() }
    class LoginInteractor {}

    """

  // MARK: modules

  @Test func areMadeByPresenters() throws {
    let code = try ClassifiedCode(Self.login)
    #expect(code.model.graph.modules.map(\.name) == ["Login"])
  }

  @Test func areDrawnButNotJudgedInMVP() throws {
    let code = try ClassifiedCode(
      "class LoginPresenter {}\nclass LoginViewController: UIViewController { var presenter: LoginPresenter! }")
    #expect(code.model.graph.modules.map(\.dialect) == ["other"], "\(code)")
  }

  @Test func areNotMadeByAPresenterThatIsOnlyInherited() throws {
    let code = try ClassifiedCode(
      """
      class ListPresenter {}
      class FriendsPresenter: ListPresenter { let interactor = FriendsInteractor() }
      class FriendsInteractor {}
      """)
    #expect(code.model.graph.modules.map(\.name) == ["Friends"], "\(code)")
    #expect(code.evidence("ListPresenter") == "a base type: inherited, never created")
  }

  @Test func areMadeByAPresenterThatIsInheritedAndCreated() throws {
    let code = try ClassifiedCode(
      """
      class ListPresenter { let interactor = ListInteractor() }
      class ListInteractor {}
      class ListModuleFactory { func make() { let presenter = ListPresenter() } }
      class FriendsPresenter: ListPresenter {}
      """)
    #expect(code.model.graph.modules.map(\.name) == ["List"], "\(code)")
    #expect(code["FriendsPresenter"] == "presenter of List")
    #expect(code.evidence("FriendsPresenter") == "inherits ListPresenter")
  }

  @Test func needAPartBesideThePresenter() throws {
    let code = try ClassifiedCode(Self.login + "class StatusPresenter {}")
    #expect(code["StatusPresenter"] == nil, "\(code)")
  }

  // MARK: joining

  @Test func areJoinedByName() throws {
    let code = try ClassifiedCode(Self.login + "class LoginRouter {}\nclass BaseLoginViewController: UIViewController {}")
    #expect(code["LoginRouter"] == "wireframe of Login", "\(code)")
    #expect(code.evidence("LoginRouter") == "named {Module}Router, after its module")
    #expect(code["BaseLoginViewController"] == "view of Login")
  }

  @Test func areJoinedByWhatCreatesBoth() throws {
    let flow = "class LoginModuleFactory { func make() { let p = LoginPresenter(); let v = WelcomeViewController() } }\n"
    let welcome = "class WelcomeViewController: UIViewController {}\n"
    let code = try ClassifiedCode(Self.login + flow + welcome)
    #expect(code["WelcomeViewController"] == "view of Login", "\(code)")
    #expect(code.evidence("WelcomeViewController") == "named {Module}ViewController, created together with LoginPresenter")
    #expect(try ClassifiedCode(Self.login + welcome)["WelcomeViewController"] == nil)
  }

  @Test func areJoinedByFolder() throws {
    let code = try ClassifiedCode(
      """
      // file: Login/Login.swift
      class LoginPresenter { let interactor = LoginInteractor() }
      class LoginInteractor {}
      // file: Login/View/Badge.swift
      class BadgeCell: UITableViewCell {}
      // file: Shared/Avatar.swift
      class AvatarCell: UITableViewCell {}
      """)
    #expect(code["BadgeCell"] == "subview of Login", "\(code)")
    #expect(code.evidence("BadgeCell") == "named {Module}Cell, in the module's folder")
    #expect(code["AvatarCell"] == nil)
  }

  @Test func preferTheNearerNamesake() throws {
    let code = try ClassifiedCode(
      """
      // file: A/Login/Login.swift
      class LoginPresenter { let interactor = LoginInteractor() }
      // file: A/Login/LoginInteractor.swift
      class LoginInteractor {}
      // file: A/Login/LoginRouter.swift
      class LoginRouter {}
      """)
    #expect(code["LoginRouter"] == "wireframe of Login", "\(code)")
  }

  // MARK: roles by reference

  @Test func adoptAViewControllerOfAnyName() throws {
    let code = try ClassifiedCode(Self.login + "class Welcome: UIViewController { var presenter: LoginPresenter! }")
    #expect(code["Welcome"] == "view of Login", "\(code)")
    #expect(code.evidence("Welcome") == "a view that holds LoginPresenter")
    #expect(try ClassifiedCode(Self.login + "class Welcome: NSObject { var presenter: LoginPresenter! }")["Welcome"] == nil)
  }

  @Test func adoptWhatAPresenterStoresByInterface() throws {
    func code(_ property: String) -> String {
      """
      protocol LoginRouterInput: AnyObject {}
      class Coordinator: LoginRouterInput {}
      class LoginPresenter { let interactor = LoginInteractor(); var \(property): LoginRouterInput? }
      class LoginInteractor {}
      """
    }
    let found = try ClassifiedCode(code("router"))
    #expect(found["Coordinator"] == "wireframe of Login", "\(found)")
    #expect(found.evidence("Coordinator") == "held by LoginPresenter as its wireframe")
    #expect(try ClassifiedCode(code("next"))["Coordinator"] == nil)
  }

  @Test func adoptPlainViewsOfTheirViews() throws {
    func code(_ superclass: String) -> String {
      Self.login + "class LoginViewController: UIViewController { var presenter: LoginPresenter!; let logo = Logo() }\n"
        + "class Logo: \(superclass) {}"
    }
    #expect(try ClassifiedCode(code("UIView"))["Logo"] == "subview of Login")
    #expect(try ClassifiedCode(code("NSObject"))["Logo"] == nil)
  }

  // MARK: services

  @Test(arguments: [
    ("class Keychain {}", "LoginInteractor", true), ("struct TokenStore {}", "LoginPresenter", true),
    ("class Keychain {}", "LoginViewController", false), ("class Keychains {}", "LoginInteractor", false),
    ("protocol Keychain {}", "LoginInteractor", false),
  ])
  func findServicesByNameAndUser(_ type: String, _ user: String, _ isFound: Bool) throws {
    let name = type.split { !$0.isLetter }[1]
    let stored = [
      "LoginPresenter": "class LoginPresenter { let interactor = LoginInteractor(); var it: \(name)? }\nclass LoginInteractor {}",
      "LoginInteractor":
        "class LoginPresenter { let interactor = LoginInteractor() }\nclass LoginInteractor { var it: \(name)? }",
      "LoginViewController":
        Self.login + "class LoginViewController: UIViewController { var presenter: LoginPresenter!; var it: \(name)? }",
    ]
    let found = try ClassifiedCode(stored[user]! + "\n" + type)
    #expect((found[String(name)] == "service of -") == isFound, "\(found)")
  }

  // MARK: assemblies

  @Test func findAnAssemblyByWhatOneBodyCreates() throws {
    let code = try ClassifiedCode(
      Self.login + "class Start { func go() { let p = LoginPresenter(); let i = LoginInteractor() } }")
    #expect(code["Start"] == "assembly of Login", "\(code)")
    #expect(code.evidence("Start") == "creates two or more parts of a module")
  }

  @Test(arguments: [
    "class Start { func go() { let p = LoginPresenter() }; func stop() { let i = LoginInteractor() } }",
    "class Start { func go() { let i = LoginInteractor(); let j = LoginInteractor() } }",
    "class Start { func go(_ top: Any) -> Any? { top is LoginInteractor ? nil : LoginPresenter() } }",
  ])
  func leaveWhatCreatesOnePartAlone(_ type: String) throws {
    let code = try ClassifiedCode(Self.login + type)
    #expect(code["Start"] == nil, "\(code)")
  }

  @Test func callAnAssemblyWithAWireframesInterfaceAWireframe() throws {
    let code = try ClassifiedCode(
      Self.login + "protocol LoginRouterInput {}\n"
        + "class Start: LoginRouterInput { func go() { let p = LoginPresenter(); let i = LoginInteractor() } }")
    #expect(code["Start"] == "wireframe of Login", "\(code)")
  }

  @Test func giveACompositionRootNoModule() throws {
    let code = try ClassifiedCode(
      Self.login + "class HomePresenter { let interactor = HomeInteractor() }\nclass HomeInteractor {}\n"
        + """
        class Start {
          func login() { let p = LoginPresenter(); let i = LoginInteractor() }
          func home() { let p = HomePresenter(); let i = HomeInteractor() }
        }
        """)
    #expect(code["Start"] == "assembly of -", "\(code)")
  }

  @Test func findAnAppDelegateThatUsesParts() throws {
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate { func go() { let p = LoginPresenter() } }"
    let code = try ClassifiedCode(Self.login + delegate)
    #expect(code["AppDelegate"] == "assembly of -", "\(code)")
    #expect(code.evidence("AppDelegate") == "starts the app")
    #expect(try ClassifiedCode(Self.login + "class AppDelegate: UIResponder, UIApplicationDelegate {}")["AppDelegate"] == nil)
  }

  // MARK: pruning

  @Test func dropWireframesThatNothingTies() throws {
    #expect(try ClassifiedCode(Self.login + "class LinkRouter { func open(_ url: URL) {} }")["LinkRouter"] == nil)
    let tied = try ClassifiedCode(Self.login + "class LinkRouter { func open() { let p = LoginPresenter() } }")
    #expect(tied["LinkRouter"] != nil, "\(tied)")
  }

  @Test func dropANameThatNeedsASibling() throws {
    let maker = "{ static func make() { let p = LoginPresenter() } }"
    #expect(try ClassifiedCode(Self.login + "enum LoginBuilder \(maker)")["LoginBuilder"] == "assembly of Login")
    #expect(try ClassifiedCode(Self.login + "enum RequestBuilder \(maker)")["RequestBuilder"] == nil)
  }
}

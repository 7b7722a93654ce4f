import Testing
import ViperModel
import ViperReporting
import ViperTestSupport

/// What `modules` and `explain` print.
@Suite struct ModelTextTests {
  private func model() throws -> CodeModel {
    try CodeModel(
      MarkedCode(
        """
        // file: App/AppDelegate.swift
        class AppDelegate: UIResponder, UIApplicationDelegate { let view = LoginViewController() }
        // file: App/Login.swift
        protocol LoginViewInterface: AnyObject {}
        class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        class LoginPresenter { weak var view: LoginViewInterface? }
        """), dialect: "viper")
  }

  @Test func listsModulesAndLooseComponents() throws {
    #expect(
      ModuleListText(try model(), fileCount: 2).text == """
        .: MVP: 1 presenter, no interactor

        Login  viper, complete  App

        in no module:
          assembly AppDelegate  App/AppDelegate.swift:1

        """)
  }

  @Test func explainsAModule() throws {
    let graph = try model().graph
    #expect(
      ModuleText(graph.modules[0], in: graph) { component in
        RoleEvidence(role: component.role, supporting: [component.evidence], opposing: [])
      }.text == """
        Login  dialect viper  App

        view LoginViewController  App/Login.swift:2
          named {Module}ViewController, after its module
          2: holds presenter LoginPresenter strongly in 'presenter'
          conforms to view interface LoginViewInterface

        presenter LoginPresenter  App/Login.swift:3
          named {Module}Presenter
          3: holds view interface LoginViewInterface weakly in 'view'; the object may be LoginViewController

        interfaces:
          view interface LoginViewInterface  App/Login.swift:1  implemented by LoginViewController

        """)
  }

  /// A part refers to the same type in many places.
  @Test func eachTypeIsNamedOnceByTheClosestRelation() throws {
    let code = MarkedCode(
      """
      // file: User.swift
      struct User { var name = "" }
      // file: Login.swift
      struct LoginViewModel {}
      class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      class LoginPresenter {
        weak var view: LoginViewController?
        let interactor = LoginInteractor()
        func show(_ user: User) -> LoginViewModel { use(user); return LoginViewModel() }
        func use(_ user: User) {}
      }
      class LoginInteractor { var user: User?; func load(_ user: User) -> User { user } }
      """)
    let graph = try CodeModel(code, dialect: "viper").graph
    let text = ModuleText(graph.modules[0], in: graph) { RoleEvidence(role: $0.role, supporting: [], opposing: []) }.text
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    for (component, line) in [("LoginViewModel", "creates view-model LoginViewModel"), ("User", "holds entity User")] {
      #expect(lines.count { $0 == line } == 1, "\(component): \(text)")
    }
    #expect(!text.contains("creates interactor"))
  }

  @Test func explainsADetection() throws {
    let code = MarkedCode(
      "class LoginPresenter { let interactor = LoginInteractor(); let router = LoginRouter() }\nclass LoginInteractor {}\n"
        + "class LoginRouter {}\nclass LoginConfigurator {}")
    let model = try CodeModel(code, dialect: nil)
    func text(_ module: String?) -> String { DetectionText(model, module: module, fileCount: 1).text }
    #expect(text(nil).hasPrefix(".: viper\n  VIPER: 1 presenter, 1 interactor, 1 wireframe\n"))
    #expect(text("Login").contains("      + a type named {Module}Configurator\n"))
    #expect(text("Other").isEmpty)
  }

  // MARK: no modules

  @Test(arguments: [
    (
      "struct Money {}", 1,
      "no modules: nothing in 1 file is named or wired like a part of VIPER (presenter, interactor, router)\n"
    ),
    (
      "", 0,
      "no modules: no file was read; the configuration's 'include' and 'exclude' or the project's targets leave all of them out\n"
    ),
  ])
  func saysWhyThereIsNoModule(_ code: String, _ files: Int, _ text: String) throws {
    let model = try CodeModel(MarkedCode(code), dialect: nil)
    #expect(ModuleListText(model, fileCount: files).text == text)
    #expect(DetectionText(model, module: nil, fileCount: files).text.hasSuffix(text))
  }

  @Test func namesTheArchitectureThatIsNoViper() throws {
    let code = "import UIKit\nclass HomeViewController: UIViewController {}\nclass NewsViewController: UIViewController {}"
    let model = try CodeModel(MarkedCode(code), dialect: nil)
    #expect(
      ModuleListText(model, fileCount: 1).text == """
        .: MVC: 2 view controllers, no presenter

        no modules: the code is not VIPER but MVC

        """)
  }
}

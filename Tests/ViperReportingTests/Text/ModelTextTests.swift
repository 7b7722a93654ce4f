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
      ModuleListText(try model()).text == """
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

        view interface LoginViewInterface  App/Login.swift:1
          view: implemented by LoginViewController; against: nothing

        view LoginViewController  App/Login.swift:2
          view: named {Module}ViewController, of the same name; against: nothing
          2: conformance view LoginViewInterface
          2: strong stored presenter LoginPresenter as 'presenter'

        presenter LoginPresenter  App/Login.swift:3
          presenter: named {Module}Presenter; against: nothing
          3: weak stored view LoginViewInterface as 'view', holding LoginViewController (sole-conformer)

        """)
  }

  @Test func explainsADetection() throws {
    let code = MarkedCode(
      "class LoginPresenter { let interactor = LoginInteractor(); let router = LoginRouter() }\nclass LoginInteractor {}\n"
        + "class LoginRouter {}\nclass LoginConfigurator {}")
    let roots = try CodeModel(code, dialect: nil).dialects
    #expect(DetectionText(roots, module: nil).text.hasPrefix(".: viper\n  VIPER: 1 presenter, 1 interactor, 1 router\n"))
    #expect(DetectionText(roots, module: "Login").text.contains("      + a type named {Module}Configurator\n"))
    #expect(DetectionText(roots, module: "Other").text.isEmpty)
  }
}

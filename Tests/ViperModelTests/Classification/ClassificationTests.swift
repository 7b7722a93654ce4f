import Testing
import ViperModel
import ViperTestSupport

/// Which types are which parts of which modules: each case is code and what a reader would say of it.
@Suite struct ClassificationTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var code: String
    /// `Type: role of Module`, `-` for no module; types that are no components are left out.
    var components: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a view is a view controller, not a protocol or a plain view",
      code: """
        class LoginView: UIViewController { var presenter: LoginPresenter! }
        class LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractor {}
        class LogoView: UIView {}
        """,
      components: ["LoginView: view of Login", "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login"]),
    Case(
      name: "a protocol has the role of what conforms to it",
      code: """
        protocol LoginViewOutput: AnyObject {}
        protocol LoginHandling: AnyObject {}
        class LoginPresenter: LoginViewOutput { let interactor = LoginInteractor() }
        class LoginInteractor: LoginHandling {}
        """,
      components: [
        "LoginViewOutput: presenter of Login", "LoginHandling: interactor of Login", "LoginPresenter: presenter of Login",
        "LoginInteractor: interactor of Login",
      ]),
    Case(
      name: "namesakes are nothing of the kind",
      code: """
        enum LoginRouter: URLRequestConvertible { case login }
        class LoginPresenter { let interactor = LoginInteractor() }
        class LoginInteractor {}
        class SheetPresentationController: UIPresentationController {}
        """,
      components: ["LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login"]),
    Case(
      name: "what assembles needs no name for it",
      code: """
        class AppDependencies {
          func start() { let presenter = LoginPresenter(); presenter.interactor = LoginInteractor() }
        }
        class LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractor {}
        """,
      components: [
        "AppDependencies: assembly of Login", "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login",
      ]),
    Case(
      name: "variants join what they inherit, bases join nothing",
      code: """
        class BasePresenter {}
        class LoginPresenter: BasePresenter { var router: LoginRouter! }
        class LoginRouter { func open() {} }
        class NewUserLoginRouter: LoginRouter {}
        """,
      components: [
        "BasePresenter: presenter of -", "LoginPresenter: presenter of Login", "LoginRouter: wireframe of Login",
        "NewUserLoginRouter: wireframe of Login",
      ]),
    Case(
      name: "the stem that a presenter has decides between suffixes",
      code: """
        class TableViewController: UIViewController { var presenter: TableViewPresenter! }
        class TableViewPresenter { var wireframe: TableViewWireframe! }
        class TableViewWireframe {}
        """,
      components: [
        "TableViewController: view of TableView", "TableViewPresenter: presenter of TableView",
        "TableViewWireframe: wireframe of TableView",
      ]),
    Case(
      name: "entities are what interactors deal in",
      code: """
        class LoginPresenter { let interactor = LoginInteractor() }
        class LoginInteractor { func load(_ done: (User) -> Void) {}; let rule = PasswordValidator(length: 6) }
        // file: User.swift
        struct User: Codable { let name: String; let address: Address }
        struct Address: Codable { let street: String }
        struct PasswordValidator { let length: Int }
        // file: LoginViewModel.swift
        struct LoginViewModel { let title: String }
        """,
      components: [
        "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login", "User: entity of -", "Address: entity of -",
        "LoginViewModel: view-model of Login",
      ]),
    Case(
      name: "delegates are published, whoever implements them",
      code: """
        protocol LoginDelegate: AnyObject {}
        class LoginPresenter { weak var delegate: LoginDelegate?; let interactor = LoginInteractor() }
        class LoginInteractor {}
        class HomePresenter: LoginDelegate { let interactor = HomeInteractor() }
        class HomeInteractor {}
        """,
      components: [
        "LoginDelegate: presenter of Login", "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login",
        "HomePresenter: presenter of Home", "HomeInteractor: interactor of Home",
      ]),
  ]

  @Test(arguments: cases) func seesWhatAReaderSees(_ test: Case) throws {
    let model = try CodeModel(MarkedCode(test.code), dialect: nil)
    let found = model.graph.components.map { component in
      "\(component.name): \(component.role) of \(component.module.map { model.graph.modules[$0].name } ?? "-")"
    }
    #expect(found.sorted() == test.components.sorted(), "\(model.summary)")
  }

  @Test func graphIsTheSameForAnyOrderOfFiles() throws {
    let code = MarkedCode(Self.cases[6].code)
    let one = try CodeModel(code, dialect: nil).summary
    for _ in 0..<4 { #expect(try CodeModel(code, dialect: nil).summary == one) }
  }
}

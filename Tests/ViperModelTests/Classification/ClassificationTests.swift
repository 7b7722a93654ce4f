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
      name: "delegates are published, regardless of who implements them",
      code: """
        protocol LoginDelegate: AnyObject {}
        class LoginPresenter { weak var delegate: LoginDelegate?; let interactor = LoginInteractor() }
        class LoginInteractor {}
        class HomePresenter: LoginDelegate { let interactor = HomeInteractor() }
        class HomeInteractor {}
        """,
      components: [
        "LoginDelegate: delegate of Login", "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login",
        "HomePresenter: presenter of Home", "HomeInteractor: interactor of Home",
      ]),
    Case(
      name: "what is seen is no entity, nor what a presenter makes",
      code: """
        class HomePresenter { let interactor = HomeInteractor(); func show() { let shown = HomeDTO(balance: "") } }
        class HomeInteractor { func load() -> Home? { nil }; func make() { let badge = Badge(text: "") } }
        // file: Entities/Home.swift
        struct Home: Decodable { let balance: Double }
        struct HomeDTO { let balance: String }
        struct Badge: View { let text: String }
        """,
      components: ["HomePresenter: presenter of Home", "HomeInteractor: interactor of Home", "Home: entity of -"]),
    Case(
      name: "a controller of the same stem elsewhere is no second view",
      code: """
        // file: Friends/Invite.swift
        protocol InviteViewProtocol: AnyObject {}
        class InviteViewController: UIViewController, InviteViewProtocol { var presenter: InvitePresenter! }
        class InvitePresenter { weak var view: InviteViewProtocol?; let interactor = InviteInteractor() }
        class InviteInteractor {}
        // file: Old/InviteController.swift
        class InviteController: UIViewController {}
        """,
      components: [
        "InviteViewProtocol: view of Invite", "InviteViewController: view of Invite", "InvitePresenter: presenter of Invite",
        "InviteInteractor: interactor of Invite",
      ]),
    Case(
      name: "a lone presenter that reports to a view is a helper",
      code: """
        class LoginPresenter { let interactor = LoginInteractor() }
        class LoginInteractor {}
        protocol StatusPresenterDelegate: AnyObject {}
        class StatusPresenter { weak var delegate: StatusPresenterDelegate? }
        class TabViewController: UITabBarController, StatusPresenterDelegate { let status = StatusPresenter() }
        """,
      components: ["LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login"]),
    Case(
      name: "a router needs other parts of its module",
      code: """
        class LoginPresenter { let interactor = LoginInteractor() }
        class LoginInteractor {}
        class LoginViewController: UIViewController { var presenter: LoginPresenter!; let links = LinkRouter() }
        class LinkRouter { func open(_ url: URL) {} }
        """,
      components: [
        "LoginPresenter: presenter of Login", "LoginInteractor: interactor of Login", "LoginViewController: view of Login",
      ]),
    Case(
      name: "a plain view that a view keeps is its subview, wherever it lies",
      code: """
        // file: Components/HeaderView.swift
        class HeaderView: UIView {}
        // file: Modules/Home/Home.swift
        class HomeViewController: UIViewController { var presenter: HomePresenter!; let header = HeaderView() }
        class HomePresenter { let interactor = HomeInteractor() }
        class HomeInteractor {}
        """,
      components: [
        "HeaderView: subview of Home", "HomeViewController: view of Home", "HomePresenter: presenter of Home",
        "HomeInteractor: interactor of Home",
      ]),
    Case(
      name: "one body that makes both joins what is called differently",
      code: """
        class AddMajorRouter {
          static func createModule() -> AddMajorViewController {
            let view = AddMajorViewController()
            view.presenter = MajorPresenter(router: AddMajorRouter(), interactor: MajorInteractor())
            return view
          }
        }
        class AddMajorViewController: UIViewController { var presenter: MajorPresenter! }
        class MajorPresenter { init(router: AddMajorRouter, interactor: MajorInteractor) {} }
        class MajorInteractor {}
        """,
      components: [
        "AddMajorRouter: wireframe of Major", "AddMajorViewController: view of Major", "MajorPresenter: presenter of Major",
        "MajorInteractor: interactor of Major",
      ]),
  ]

  @Test(arguments: cases) func seesWhatAReaderSees(_ test: Case) throws {
    let model = try CodeModel(MarkedCode(test.code), dialect: nil)
    let found = model.graph.components.map { component in
      "\(component.name): \(component.role) of \(component.module.map { model.graph.modules[$0].name } ?? "-")"
    }
    #expect(found.sorted() == test.components.sorted(), "\(model.summary)")
  }

  /// With each declaration in a file of its own, the names of the files decide the order.
  @Test(arguments: cases) func graphIsTheSameForAnyOrderOfFiles(_ test: Case) throws {
    let declarations = test.declarations
    let first = declarations.indices.map { $0 }
    let orders = [first, first.reversed(), Array(first.dropFirst(first.count / 2) + first.prefix(first.count / 2))]
    let graphs = try orders.map { order in
      let files = zip(declarations, order).map { declaration, position in
        "// file: \(declaration.folder)\(100 + position).swift\n\(declaration.code)"
      }
      return try Self.placeless(CodeModel(MarkedCode(files.joined()), dialect: nil))
    }
    #expect(!graphs[0].isEmpty)
    for graph in graphs.dropFirst() { #expect(graph == graphs[0]) }
  }

  /// Components and references, sorted, without the places that depend on the order.
  private static func placeless(_ model: CodeModel) -> [String] {
    let graph = model.graph
    let components = graph.components.map { component in
      "\(component.name): \(component.role) of \(component.module.map { graph.modules[$0].name } ?? "-")"
    }
    let references = graph.references.map { reference in
      "\(graph.components[reference.from].name) -> \(graph.components[reference.to].name): \(reference.kind) \(reference.property ?? "")"
    }
    return components.sorted() + references.sorted()
  }
}

extension ClassificationTests.Case {
  /// The declarations at the top level, each with the folder of its file.
  fileprivate var declarations: [(folder: String, code: String)] {
    var (folder, found): (String, [(folder: String, code: String)]) = ("", [])
    for line in code.split(separator: "\n") {
      if line.hasPrefix("// file: ") {
        let path = line.dropFirst("// file: ".count)
        folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      } else if line.first?.isLetter == true || found.isEmpty {
        found.append((folder, line + "\n"))
      } else {
        found[found.count - 1].code += line + "\n"
      }
    }
    return found
  }
}

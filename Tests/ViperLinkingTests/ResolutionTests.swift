import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// References that hide: each case is a presenter's or view's code and the references that a reader finds in it.
@Suite struct ResolutionTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var code: String
    var references: [String]
    var testDescription: String { name }
  }

  /// What every case's code is put before.
  private static let surroundings = """
    protocol LoginViewInterface: AnyObject {}
    protocol LoginInteractorInterface: AnyObject { var user: User { get } }
    protocol LoginWireframeInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
    final class LoginInteractor: LoginInteractorInterface { var user: User { load() }; func load() -> User { User(name: "") }; func all() -> [User] { [] } }
    final class LoginWireframe: LoginWireframeInterface {}
    // file: User.swift
    struct User: Codable { let name: String }
    // file: Presenter.swift

    """

  static let cases: [Case] = [
    Case(
      name: "annotated, any, some, optional, composition",
      code: """
        final class LoginPresenter {
          weak var view: (any LoginViewInterface)?
          var interactor: LoginInteractorInterface!
          unowned let both: LoginWireframeInterface & Sendable
        }
        """,
      references: [
        "LoginViewInterface stored weak", "LoginInteractorInterface stored strong", "LoginWireframeInterface stored unowned",
      ]),
    Case(
      name: "weak constants, optionals of any without parentheses, modules before types",
      code: """
        final class LoginPresenter {
          weak let view: any LoginViewInterface?
          var interactor: App::LoginInteractorInterface!
          unowned let wireframe: App::LoginWireframe
          init(view: (any App::LoginViewInterface)?) { self.view = view }
        }
        """,
      references: [
        "LoginViewInterface stored weak", "LoginInteractorInterface stored strong", "LoginWireframe stored unowned",
        "LoginViewInterface parameter",
      ]),
    Case(
      name: "inferred initialisers and lazy closures",
      code: """
        final class LoginPresenter {
          let interactor = LoginInteractor()
          lazy var wireframe: LoginWireframe = { LoginWireframe() }()
          private(set) lazy var other = LoginWireframe()
        }
        """,
      references: [
        "LoginInteractor stored strong", "LoginInteractor construction", "LoginWireframe stored strong",
        "LoginWireframe construction",
        "LoginWireframe stored strong", "LoginWireframe construction",
      ]),
    Case(
      name: "computed properties and casts store nothing",
      code: """
        final class LoginPresenter {
          var base: AnyObject?
          var wireframe: LoginWireframe? { base as? LoginWireframe }
        }
        """,
      references: ["LoginWireframe result", "LoginWireframe cast"]),
    Case(
      name: "typealiases, of tuples too",
      code: """
        typealias LoginModule = (view: LoginViewInterface, input: LoginInteractorInterface)
        final class LoginPresenter {
          func open(_ module: LoginModule) { let view = module.view }
        }
        """,
      references: ["LoginViewInterface parameter", "LoginInteractorInterface parameter"]),
    Case(
      name: "nested types, not their outer ones",
      code: """
        extension LoginViewController { struct Model {} }
        final class LoginPresenter { func show(_ model: LoginViewController.Model) {} }
        """,
      references: []),
    Case(
      name: "inherited members through a generic superclass",
      code: """
        class BasePresenter<Interactor> { var interactor: Interactor! }
        final class LoginPresenter: BasePresenter<LoginInteractorInterface> {
          func run() { let user = interactor.user }
        }
        """,
      references: ["BasePresenter inheritance", "LoginInteractorInterface stored strong", "User chain", "User local"]),
    Case(
      name: "chains with optional links, subscripts, loops",
      code: """
        final class LoginPresenter {
          var interactor: LoginInteractor?
          func run() {
            for user in interactor?.all() ?? [] { print(user) }
            let first = interactor!.all()[0]
            if let last = interactor?.all().last { print(last) }
          }
        }
        """,
      references: [
        "LoginInteractor stored strong", "User local", "User chain", "User local", "User chain", "User local",
      ]),
    Case(
      name: "closures and self aliases",
      code: """
        final class LoginPresenter {
          var interactor: LoginInteractor?
          func run() { later { [weak self] in guard let strongSelf = self else { return }; strongSelf.interactor?.all().forEach { print($0.name) } } }
          func later(_ work: @escaping () -> Void) {}
        }
        """,
      references: ["LoginInteractor stored strong", "User chain"]),
    Case(
      name: "enum payloads in patterns",
      code: """
        enum Outcome { case done(User); case failed }
        final class LoginPresenter {
          func run(_ outcome: Outcome) { if case .done(let user) = outcome { _ = user.name } }
        }
        """,
      references: []),
    Case(
      name: "static factories and metatypes",
      code: """
        extension LoginWireframe { static func make() -> LoginWireframe { LoginWireframe() } }
        final class LoginPresenter {
          func run() { let wireframe = LoginWireframe.make(); register(LoginInteractor.self) }
          func register<T>(_ type: T.Type) {}
        }
        """,
      references: ["LoginWireframe static-call", "LoginWireframe local", "LoginInteractor cast"]),
    Case(
      name: "overloads by label",
      code: """
        final class LoginPresenter {
          func make(one: Int) -> LoginInteractor? { nil }
          func make(two: Int) -> Int { 0 }
          func run() { let a = make(two: 1) }
        }
        """,
      references: ["LoginInteractor result"]),
    Case(
      name: "overloads by type",
      code: """
        struct Key {}
        struct Index {}
        final class LoginPresenter {
          func find(_ key: Key) -> LoginInteractor? { nil }
          func find(_ index: Index) -> LoginWireframe? { nil }
          func run() { let found = find(Index()) }
        }
        """,
      references: ["LoginInteractor result", "LoginWireframe result", "LoginWireframe local"]),
    Case(
      name: "overloads that only the compiler can tell apart",
      code: """
        final class LoginPresenter {
          func find(_ key: Int8) -> LoginInteractor? { nil }
          func find(_ key: Int16) -> LoginWireframe? { nil }
          func run() { let found = find(unknown()) }
        }
        """,
      references: ["LoginInteractor result", "LoginWireframe result"]),
    Case(
      name: "an external type of the same suffix",
      code: """
        final class LoginPresenter { var mail: MFMailPresenter?; var other: OtherViewController? }
        """,
      references: []),
  ]

  @Test(arguments: cases) func findsWhatAReaderFinds(_ test: Case) throws {
    let model = try CodeModel(MarkedCode(Self.surroundings + test.code), dialect: "viper")
    let presenter = try #require(model.graph.components.first { $0.name == "LoginPresenter" }, "\(model.summary)")
    let found = model.graph.references.filter { $0.from == presenter.id }.map { reference in
      ([model.graph.components[reference.to].name, reference.kind.rawValue] + (reference.strength.map { [$0.rawValue] } ?? []))
        .joined(separator: " ")
    }
    #expect(found.sorted() == test.references.sorted(), "\(model.summary)")
  }
}

import Testing
import ViperDialects
import ViperFacts
import ViperLinking
import ViperModel
import ViperTestSupport

/// One name for several things: who is meant where.
@Suite struct NamesakeTests {
  private static let module = """
    final class LoginPresenter { var interactor: LoginInteractor! }
    final class LoginInteractor { func load() -> User? { nil } }

    """

  private func references(from owner: String, in model: CodeModel) -> [String] {
    model.graph.references.filter { model.graph.components[$0.from].name == owner }.map {
      let to = model.graph.components[$0.to]
      return "\(to.name) in \(to.range.file) \($0.kind.rawValue)"
    }
  }

  /// The model of files in roots of their own: root, code.
  private func model(_ roots: [(String, String)]) throws -> CodeModel {
    let loader = DialectLoader(builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))
    let viper = try loader.load(builtIn: "viper")
    let files = roots.map { root, code in
      (SourceFile(path: "\(root)/Code.swift", name: "\(root)/Code.swift", root: root), FactExtractor.facts(of: Array(code.utf8)))
    }
    return ModelBuilder.build(ProductionCode(files), pins: DialectPins(dialect: viper), dialects: ([], viper))
  }

  // MARK: roots

  @Test func rootsWithEqualNamesDoNotMix() throws {
    let model = try model([("a", Self.module), ("b", Self.module)])
    #expect(model.graph.modules.map { "\($0.name) in \($0.root)" } == ["Login in a", "Login in b"])
    for reference in model.graph.references {
      #expect(model.graph.components[reference.from].root == model.graph.components[reference.to].root, "\(model.summary)")
    }
    #expect(model.graph.references.count { $0.kind == .stored } == 2)
  }

  @Test func aNameOfAnotherRootIsNotSeen() throws {
    let model = try model([
      (
        "a",
        "final class LoginPresenter { var interactor: LoginInteractor!; var home: HomeInteractor? }\nfinal class LoginInteractor {}"
      ),
      ("b", "final class HomePresenter { var interactor: HomeInteractor! }\nfinal class HomeInteractor {}"),
    ])
    #expect(references(from: "LoginPresenter", in: model) == ["LoginInteractor in a/Code.swift stored"])
  }

  @Test func conformersOfAnotherRootDoNotCount() throws {
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor() }
      final class LoginInteractor {}

      """
    let view = "final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }\n"
    let model = try model([("a", code + view), ("b", code + view)])
    let holds = model.graph.references.filter { $0.property == "view" }.map(\.holds)
    #expect(holds.map { $0.map(\.certainty) } == [[.sole], [.sole]], "\(model.summary)")
  }

  // MARK: extensions

  @Test func membersOfExtensionsInOtherFilesBelongToTheType() throws {
    let code =
      Self.module + """
        // file: LoginPresenter+Loading.swift
        extension LoginPresenter { func run() { let user = interactor.load(); _ = user } }
        // file: LoginInteractor+Users.swift
        extension LoginInteractor { func all() -> [User] { [] } }
        // file: LoginPresenter+All.swift
        extension LoginPresenter { func all() { for user in interactor.all() { print(user) } } }
        // file: User.swift
        struct User: Codable { let name: String }
        """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let files = model.graph.references.filter {
      model.graph.components[$0.from].name == "LoginPresenter" && model.graph.components[$0.to].name == "User"
    }.map(\.range.file)
    #expect(Set(files) == ["LoginPresenter+Loading.swift", "LoginPresenter+All.swift"], "\(model.summary)")
  }

  @Test func conformanceInAnExtensionOfAnotherFileCounts() throws {
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor() }
      final class LoginInteractor {}
      // file: LoginViewController.swift
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      // file: LoginViewController+Interface.swift
      extension LoginViewController: LoginViewInterface {}
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let view = try #require(model.graph.references.first { $0.property == "view" }, "\(model.summary)")
    #expect(view.holds.map { model.graph.components[$0.component].name } == ["LoginViewController"])
    #expect(model.graph.components[view.to].role == .view)
  }

  // MARK: nesting

  @Test func theNearestOfNestedNamesakesIsMeant() throws {
    let code = """
      final class LoginPresenter { var interactor: LoginInteractor!; func run() { _ = Factory.make() } ; enum Factory { static func make() -> Int { 0 } } }
      final class LoginInteractor {}
      enum Factory { static func make() -> LoginInteractor { LoginInteractor() } }
      final class HomePresenter { let interactor = HomeInteractor(); func run() { let made = Factory.make(); _ = made } }
      final class HomeInteractor {}
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(references(from: "LoginPresenter", in: model) == ["LoginInteractor in Code.swift stored"], "\(model.summary)")
    #expect(references(from: "HomePresenter", in: model).contains("LoginInteractor in Code.swift local"), "\(model.summary)")
  }

  @Test func nestedComponentsHaveQualifiedNames() throws {
    let code = """
      enum Login {
        final class LoginPresenter { var interactor: LoginInteractor! }
        final class LoginInteractor {}
      }
      extension Login { final class LoginWireframe { weak var presenter: LoginPresenter? } }
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(model.graph.components.map(\.name) == ["Login.LoginPresenter", "Login.LoginInteractor", "Login.LoginWireframe"])
    #expect(references(from: "Login.LoginWireframe", in: model) == ["Login.LoginPresenter in Code.swift stored"])
  }

  @Test func equalNamesInDifferentTypesAreDifferentTypes() throws {
    let code = """
      enum Old { final class LoginInteractor {} }
      final class LoginPresenter { var interactor: LoginInteractor!; var old: Old.LoginInteractor? }
      final class LoginInteractor {}
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(
      Set(references(from: "LoginPresenter", in: model)) == [
        "LoginInteractor in Code.swift stored", "Old.LoginInteractor in Code.swift stored",
      ],
      "\(model.summary)")
  }

  @Test func aGenericParameterHidesATypeOfItsName() throws {
    let code =
      Self.module
      + "final class LoginWireframe<User> { var user: User?; weak var presenter: LoginPresenter? }\n// file: User.swift\nstruct User: Codable { let name: String }"
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(references(from: "LoginWireframe", in: model) == ["LoginPresenter in Code.swift stored"], "\(model.summary)")
  }

  @Test func aLocalHidesAProperty() throws {
    let code = """
      final class LoginPresenter { var interactor: LoginInteractor!; func run() { let interactor = 1; let user = interactor.load(); _ = user } }
      final class LoginInteractor { func load() -> User? { nil } }
      // file: User.swift
      struct User: Codable { let name: String }
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(references(from: "LoginPresenter", in: model) == ["LoginInteractor in Code.swift stored"], "\(model.summary)")
  }

  // MARK: aliases and generics

  @Test(arguments: [
    "typealias Loading = LoginInteractor\nfinal class LoginPresenter { var held: Loading! }",
    "typealias Loading = Inner\ntypealias Inner = Innermost\ntypealias Innermost = LoginInteractor\nfinal class LoginPresenter { var held: Loading! }",
    "final class LoginPresenter { typealias Loading = LoginInteractor; var held: Loading! }",
    "enum Names { typealias Loading = LoginInteractor }\nfinal class LoginPresenter { var held: Names.Loading? }",
    "class Base { typealias Loading = LoginInteractor }\nfinal class LoginPresenter: Base { var held: Loading? }",
  ])
  func aliasesStandForWhatTheyAreOf(_ code: String) throws {
    let model = try CodeModel(MarkedCode(code + "\nfinal class LoginInteractor {}"), dialect: "viper")
    let held = model.graph.references.filter { $0.property == "held" }.map { model.graph.components[$0.to].name }
    #expect(held == ["LoginInteractor"], "\(model.summary)")
  }

  @Test func aliasesInACircleStandForNothing() throws {
    let code =
      "typealias A = B\ntypealias B = A\nfinal class LoginPresenter { var held: A!; var interactor: LoginInteractor! }\nfinal class LoginInteractor {}"
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(model.graph.references.map(\.property) == ["interactor"])
  }

  @Test(arguments: [
    "class Base<I> { var interactor: I! }\nfinal class LoginPresenter: Base<LoginInteractor> {",
    "class Base<I> { var interactors: [I] = []; var interactor: I? { interactors.first } }\nfinal class LoginPresenter: Base<LoginInteractor> {",
    "class Base<I> { func make() -> I? { nil }; lazy var interactor = make() }\nfinal class LoginPresenter: Base<LoginInteractor> {",
  ])
  func whatASuperclassIsGenericOverIsSubstituted(_ code: String) throws {
    let code =
      code + " func run() { let user = interactor?.load(); _ = user } }\n" + """
        final class LoginInteractor { func load() -> User? { nil } }
        // file: User.swift
        struct User: Codable { let name: String }
        """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    #expect(references(from: "LoginPresenter", in: model).contains("User in User.swift local"), "\(model.summary)")
  }

  // MARK: overloads

  @Test(
    arguments: [
      ("make(a: 1)", "LoginInteractor"), ("make(b: 1)", nil), ("make(1)", nil), ("make(a: 1, b: 2)", nil),
      ("make(c: 1)", "LoginInteractor"), ("make(c: 1, d: 2)", "LoginInteractor"), ("make(list: 1)", "LoginInteractor"),
    ] as [(String, String?)])
  func overloadsAreToldApartByLabels(_ call: String, _ made: String?) throws {
    let code = """
      final class Maker {
        func make(b: Int) -> Int { 0 }
        func make(_ b: Int) -> Int { 0 }
        func make(a: Int, b: Int) -> Int { 0 }
        func make(a: Int) -> LoginInteractor { LoginInteractor() }
        func make(c: Int, d: Int = 1) -> LoginInteractor { LoginInteractor() }
        func make(list: Int...) -> LoginInteractor { LoginInteractor() }
      }
      final class LoginPresenter { var interactor: LoginInteractor!; func run(_ maker: Maker) { let made = maker.\(call); _ = made } }
      final class LoginInteractor {}
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let locals = model.graph.references.filter { $0.kind == .local }.map { model.graph.components[$0.to].name }
    #expect(locals == (made.map { [$0] } ?? []), "\(model.summary)")
  }
}

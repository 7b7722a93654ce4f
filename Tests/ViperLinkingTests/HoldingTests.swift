import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// What properties typed as interfaces really hold, as far as a reader can tell.
@Suite struct HoldingTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var code: String
    /// `Owner.property: Held certainty, Held certainty`, `-` for nothing.
    var holds: [String]
    var testDescription: String { name }
  }

  /// Two conformers of each interface: what is sure is so by what the code does.
  private static let surroundings = """
    protocol LoginViewInterface: AnyObject {}
    protocol LoginInteractorInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
    final class GuestViewController: UIViewController, LoginViewInterface {}
    final class LoginInteractor: LoginInteractorInterface {}
    final class GuestInteractor: LoginInteractorInterface {}
    final class LoginWireframe { weak var presenter: LoginPresenter?; init() {} }
    final class GuestPresenter { weak var view: GuestViewController?; let interactor = GuestInteractor() }

    """
  private static let presenter = """
    final class LoginPresenter {
      weak var view: LoginViewInterface?
      var interactor: LoginInteractorInterface!
    }

    """
  private static let injected = """
    final class LoginPresenter {
      private let interactor: LoginInteractorInterface
      init(interactor: LoginInteractorInterface) { self.interactor = interactor }
    }

    """
  private static let login = "LoginPresenter.interactor: LoginInteractor sure"
  private static let both = "LoginPresenter.interactor: GuestInteractor sure, LoginInteractor sure"

  static let assignments: [Case] = [
    Case(
      name: "an assignment from outside",
      code: presenter
        + "enum LoginAssembly { static func make() { let p = LoginPresenter(); p.interactor = LoginInteractor() } }",
      holds: [login]),
    Case(
      name: "an assignment in a chain",
      code: presenter
        + "enum LoginAssembly { static func make(_ v: LoginViewController) { v.presenter?.interactor = LoginInteractor() } }",
      holds: [login]),
    Case(
      name: "through a local that gets its value later",
      code: presenter + """
        enum LoginAssembly {
          static func make(guest: Bool) {
            let interactor: LoginInteractorInterface
            if guest { interactor = GuestInteractor() } else { interactor = LoginInteractor() }
            let presenter = LoginPresenter()
            presenter.interactor = interactor
          }
        }
        """,
      holds: [both]),
    Case(
      name: "through locals",
      code: presenter + """
        enum LoginAssembly {
          static func make() {
            let made = LoginInteractor()
            let typed: LoginInteractorInterface = made
            let presenter = LoginPresenter()
            presenter.interactor = typed
          }
        }
        """,
      holds: [login]),
    Case(
      name: "through init parameters",
      code: injected + "enum LoginAssembly { static func make() { _ = LoginPresenter(interactor: LoginInteractor()) } }",
      holds: [login]),
    Case(
      name: "through a convenience initializer",
      code: """
        final class LoginPresenter {
          private let interactor: LoginInteractorInterface
          init(interactor: LoginInteractorInterface) { self.interactor = interactor }
          convenience init() { self.init(interactor: LoginInteractor()) }
        }
        """,
      holds: [login]),
    Case(
      name: "through a superclass' initializer",
      code: """
        class BasePresenter { let interactor: LoginInteractorInterface; init(interactor: LoginInteractorInterface) { self.interactor = interactor } }
        final class LoginPresenter: BasePresenter { init(_ i: LoginInteractor) { super.init(interactor: i) } }
        enum LoginAssembly { static func make() { _ = LoginPresenter(LoginInteractor()) } }
        """,
      holds: ["BasePresenter.interactor: LoginInteractor sure"]),
    Case(
      name: "through a default argument",
      code: """
        final class LoginPresenter {
          private let interactor: LoginInteractorInterface
          init(interactor: LoginInteractorInterface = LoginInteractor()) { self.interactor = interactor }
        }
        """,
      holds: [login]),
    Case(
      name: "through an initial value",
      code: "final class LoginPresenter { var interactor: LoginInteractorInterface = LoginInteractor() }", holds: [login]),
    Case(
      name: "through a lazy closure",
      code:
        """
        final class LoginPresenter {
          lazy var interactor: LoginInteractorInterface = { let i = LoginInteractor(); return i }()
          func load() { interactor.load() }
        }
        """,
      holds: [login]),
    Case(
      name: "through a factory that hides the class",
      code: injected + """
        enum LoginFactory { static func interactor() -> LoginInteractorInterface { LoginInteractor() } }
        enum LoginAssembly { static func make() { _ = LoginPresenter(interactor: LoginFactory.interactor()) } }
        """,
      holds: [login]),
    Case(
      name: "through a factory of a factory",
      code: injected + """
        func made() -> LoginInteractorInterface { return LoginInteractor() }
        enum LoginFactory { static func interactor() -> LoginInteractorInterface { made() } }
        enum LoginAssembly { static func make() { _ = LoginPresenter(interactor: LoginFactory.interactor()) } }
        """,
      holds: [login]),
    Case(
      name: "through a computed property",
      code: injected + """
        struct LoginFactory { var interactor: LoginInteractorInterface { LoginInteractor() } }
        enum LoginAssembly { static func make(_ f: LoginFactory) { _ = LoginPresenter(interactor: f.interactor) } }
        """,
      holds: [login]),
    Case(
      name: "through a stored property of another type",
      code: injected + """
        struct LoginFactory { let interactor: LoginInteractorInterface = LoginInteractor() }
        enum LoginAssembly { static func make(_ f: LoginFactory) { _ = LoginPresenter(interactor: f.interactor) } }
        """,
      holds: [login]),
    Case(
      name: "through a struct's own initializer",
      code: injected + """
        struct LoginFactory { let interactor: LoginInteractorInterface }
        enum LoginAssembly {
          static func make() { let f = LoginFactory(interactor: LoginInteractor()); _ = LoginPresenter(interactor: f.interactor) }
        }
        """,
      holds: [login]),
    Case(
      name: "through a closure in a local",
      code: injected
        + "enum LoginAssembly { static func make() { let made = { LoginInteractor() }; _ = LoginPresenter(interactor: made()) } }",
      holds: [login]),
    Case(
      name: "through a setter method",
      code: """
        final class LoginPresenter {
          private var interactor: LoginInteractorInterface?
          func set(_ interactor: LoginInteractorInterface) { self.interactor = interactor }
        }
        enum LoginAssembly { static func make() { LoginPresenter().set(LoginInteractor()) } }
        """,
      holds: [login]),
    Case(
      name: "through a generic function",
      code: presenter + """
        func made<T>(_ value: T) -> T { value }
        enum LoginAssembly { static func make(_ p: LoginPresenter) { p.interactor = made(LoginInteractor()) } }
        """,
      holds: [login]),
    Case(
      name: "through an unwrapped optional",
      code: presenter + """
        enum LoginAssembly {
          static func find() -> LoginInteractorInterface? { LoginInteractor() }
          static func make(_ p: LoginPresenter) { guard let interactor = find() else { return }; p.interactor = interactor }
        }
        """,
      holds: [login]),
    Case(
      name: "through a cast to the interface",
      code: presenter + """
        enum LoginAssembly {
          static func make(_ p: LoginPresenter) { let any: AnyObject = LoginInteractor(); p.interactor = any as? LoginInteractorInterface }
        }
        """,
      holds: [login]),
    Case(
      name: "through a cast to the class",
      code: presenter + """
        enum LoginAssembly { static func make(_ p: LoginPresenter, _ any: Any) { p.interactor = any as! LoginInteractor } }
        """,
      holds: [login]),
    Case(
      name: "through a requirement of the interface",
      code: """
        protocol LoginPresenterInput: AnyObject { func use(_ interactor: LoginInteractorInterface) }
        final class LoginPresenter: LoginPresenterInput {
          private var interactor: LoginInteractorInterface?
          func use(_ interactor: LoginInteractorInterface) { self.interactor = interactor }
        }
        enum LoginAssembly { static func make(_ p: LoginPresenterInput) { p.use(LoginInteractor()) } }
        """,
      holds: [login]),
    Case(
      name: "through a property that the interface requires",
      code: """
        protocol LoginPresenterInput: AnyObject { var interactor: LoginInteractorInterface? { get set } }
        final class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInterface? }
        enum LoginAssembly { static func make(_ p: LoginPresenterInput) { p.interactor = LoginInteractor() } }
        """,
      holds: [login]),
    Case(
      name: "through a static constant",
      code: presenter + """
        enum LoginParts { static let shared: LoginInteractorInterface = LoginInteractor() }
        enum LoginAssembly { static func make(_ p: LoginPresenter) { p.interactor = LoginParts.shared } }
        """,
      holds: [login]),
    Case(
      name: "through a singleton's implicit member",
      code: presenter + """
        extension LoginInteractor { static let shared = LoginInteractor() }
        enum LoginAssembly { static func make(_ p: LoginPresenter) { p.interactor = LoginInteractor.shared } }
        """,
      holds: [login]),
    Case(
      name: "through an initializer that is called by its name",
      code: injected
        + "enum LoginAssembly { static func make() -> LoginPresenter { .init(interactor: LoginInteractor.init()) } }",
      holds: [login]),
    Case(
      name: "in another file",
      code: presenter
        + "\n// file: LoginAssembly.swift\nenum LoginAssembly { static func make(_ p: LoginPresenter) { p.interactor = LoginInteractor() } }",
      holds: [login]),
    Case(
      name: "either of a ternary",
      code: presenter + """
        enum LoginAssembly { static func make(_ p: LoginPresenter, _ g: Bool) { p.interactor = g ? GuestInteractor() : LoginInteractor() } }
        """,
      holds: [both]),
    Case(
      name: "either of a conditional",
      code: presenter + """
        enum LoginAssembly {
          static func make(_ p: LoginPresenter, _ g: Bool) { if g { p.interactor = GuestInteractor() } else { p.interactor = LoginInteractor() } }
        }
        """,
      holds: [both]),
    Case(
      name: "either of a switch's returns",
      code: presenter + """
        enum LoginAssembly {
          static func made(_ g: Int) -> LoginInteractorInterface { switch g { case 0: return GuestInteractor()
            default: return LoginInteractor() } }
          static func make(_ p: LoginPresenter) { p.interactor = made(1) }
        }
        """,
      holds: [both]),
    Case(
      name: "the default of a nil-coalescing operator",
      code: presenter + """
        enum LoginAssembly { static func make(_ p: LoginPresenter, _ g: GuestInteractor?) { p.interactor = g ?? LoginInteractor() }
          static func start(_ p: LoginPresenter) { make(p, GuestInteractor()) } }
        """,
      holds: [both]),
    Case(
      name: "self, handed over in a method",
      code: """
        final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor(); func attach(_ view: LoginViewInterface) { self.view = view } }
        extension LoginViewController { func viewDidLoad() { presenter.attach(self) } }
        """,
      holds: ["LoginPresenter.view: LoginViewController sure"]),
    Case(
      name: "self, handed over through a requirement",
      code: """
        protocol LoginViewOutput: AnyObject { func didLoad(view: LoginViewInterface) }
        final class LoginPresenter: LoginViewOutput {
          weak var view: LoginViewInterface?
          let interactor = LoginInteractor()
          func didLoad(view: LoginViewInterface) { self.view = view }
        }
        extension LoginViewController { var output: LoginViewOutput! { presenter }; func viewDidLoad() { output.didLoad(view: self) } }
        """,
      holds: ["LoginPresenter.view: LoginViewController sure"]),
    Case(
      name: "self under another name in a closure",
      code: """
        final class LoginPresenter { weak var view: LoginViewInterface?; let interactor = LoginInteractor() }
        extension LoginViewController {
          func viewDidLoad() { later { [weak self] in guard let strong = self else { return }; strong.presenter.view = strong } }
          func later(_ work: @escaping () -> Void) {}
        }
        """,
      holds: ["LoginPresenter.view: LoginViewController sure"]),
    Case(
      name: "the class that is written",
      code: "final class LoginPresenter { var interactor: LoginInteractor? }", holds: [login]),
  ]

  static let guesses: [Case] = [
    Case(
      name: "several conformers are possible",
      code: presenter,
      holds: [
        "LoginPresenter.interactor: GuestInteractor may, LoginInteractor may",
        "LoginPresenter.view: GuestViewController may, LoginViewController may",
      ]),
    Case(
      name: "the only conformer",
      code: """
        protocol LoginWireframeInterface: AnyObject {}
        extension LoginWireframe: LoginWireframeInterface {}
        final class LoginPresenter { var wireframe: LoginWireframeInterface?; let interactor = LoginInteractor() }
        """,
      holds: ["LoginPresenter.wireframe: LoginWireframe sole"]),
    Case(
      name: "the only conformer, through a refined interface",
      code: """
        protocol BaseRouting: AnyObject {}
        protocol LoginWireframeInterface: BaseRouting {}
        extension LoginWireframe: LoginWireframeInterface {}
        final class LoginPresenter { var wireframe: LoginWireframeInterface?; let interactor = LoginInteractor() }
        """,
      holds: ["LoginPresenter.wireframe: LoginWireframe sole"]),
    Case(
      name: "the only conformer is the owner itself",
      code: """
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { var next: LoginInteractorOutput?; let interactor = LoginInteractor() }
        """,
      holds: ["LoginPresenter.next: -"]),
    Case(
      name: "what cannot be in it does not count",
      code: presenter + """
        enum LoginAssembly { static func make(_ p: LoginPresenter, _ any: Any) { p.interactor = any as? LoginInteractorInterface } }
        """,
      holds: ["LoginPresenter.interactor: GuestInteractor may, LoginInteractor may"]),
  ]

  @Test(arguments: assignments) func isSureOfWhatIsPutIntoAProperty(_ test: Case) throws { try expect(test) }
  @Test(arguments: guesses) func saysHowSureItIsOfConformers(_ test: Case) throws { try expect(test) }

  private func expect(_ test: Case) throws {
    let model = try CodeModel(MarkedCode(Self.surroundings + test.code), dialect: "viper")
    let components = model.graph.components
    let wanted = Set(test.holds.map { $0.prefix { $0 != ":" } })
    let found = model.graph.references.filter { $0.kind == .stored }.compactMap { reference -> String? in
      let property = "\(components[reference.from].name).\(reference.property ?? "")"
      let held = reference.holds.map { "\(components[$0.component].name) \($0.certainty)" }.sorted()
      return wanted.contains(property[...]) ? "\(property): \(held.isEmpty ? "-" : held.joined(separator: ", "))" : nil
    }
    #expect(found.sorted() == test.holds.sorted(), "\(model.summary)")
  }

  // MARK: what is held for a while only

  @Test(arguments: [
    ("func done() { held = nil }", true), ("func done() { self.held = nil }", true),
    ("func done() { later { self.held = nil } }", true),
    ("deinit { held = nil }", false), ("func done() { held?.run() }", false), ("func done() { let held: Int? = nil }", false),
    ("func done(_ other: LoginPresenter) { other.interactor = nil }", false),
  ])
  func whatItsOwnTypeSetsToNilIsTransient(_ method: String, _ isTransient: Bool) throws {
    let code = """
      final class LoginPresenter { var held: LoginInteractor?; var interactor: LoginInteractor?; \(method); func later(_ work: () -> Void) {} }
      final class LoginInteractor { func run() {} }
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let reference = try #require(model.graph.references.first { $0.property == "held" }, "\(model.summary)")
    #expect(reference.isTransient == isTransient)
  }

  @Test func whatAnotherTypeSetsToNilIsNotTransient() throws {
    let code = """
      final class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginInteractor {}
      final class LoginWireframe { func close(_ presenter: LoginPresenter) { presenter.interactor = nil } }
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let reference = try #require(model.graph.references.first { $0.property == "interactor" }, "\(model.summary)")
    #expect(!reference.isTransient)
  }

  // MARK: how it is held

  @Test(
    arguments: [
      ("var held: LoginInteractor?", "strong"), ("let held: LoginInteractor", "strong"),
      ("weak var held: LoginInteractor?", "weak"),
      ("private weak var held: LoginInteractor?", "weak"), ("weak private(set) var held: LoginInteractor!", "weak"),
      ("unowned let held: LoginInteractor", "unowned"), ("unowned(safe) var held: LoginInteractor", "unowned"),
      ("unowned(unsafe) var held: LoginInteractor", "unowned"), ("lazy var held: LoginInteractor = LoginInteractor()", "strong"),
      ("lazy var held = LoginInteractor()", "strong"), ("@IBOutlet weak var held: LoginInteractor!", "weak"),
      ("@IBOutlet var held: LoginInteractor!", "strong"), ("var held: LoginInteractor? { didSet { print(1) } }", "strong"),
      ("weak var held: LoginInteractor? { didSet { print(1) } }", "weak"), ("@Injected var held: LoginInteractor", "strong"),
      ("var held: [LoginInteractor] = []", "strong"), ("var held: LoginInteractor? { nil }", nil),
      ("var held: LoginInteractor? { get { nil } set {} }", nil), ("static var held: LoginInteractor?", nil),
    ] as [(String, String?)])
  func strengthIsAsDeclared(_ property: String, _ strength: String?) throws {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter!; \(property) }
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """), dialect: "viper")
    let stored = model.graph.references.filter { $0.kind == .stored && $0.property == "held" }
    #expect(stored.map(\.strength?.rawValue) == (strength.map { [$0] } ?? []), "\(model.summary)")
  }
}

import Testing

@testable import ViperRules

/// Interfaces without conformers, events that are not sent or not implemented, and views that adopt what they call.
@Suite struct ContractTests {
  private static func module(view: String = "", presenter: String = "", interactor: String = "", _ more: String = "") -> String {
    """
    protocol LoginViewInput: AnyObject { func show() }
    protocol LoginViewOutput: AnyObject { func viewDidLoad(); func didTap() }
    protocol LoginInteractorOutput: AnyObject { func didLoad(); func didFail() }
    final class LoginViewController: UIViewController {
      var output: LoginViewOutput!
      func tap() { output.didTap() }
      \(view)
    }
    final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
      weak var view: LoginViewInput?
      let interactor = LoginInteractor()
      func didTap() { view?.show() }
      \(presenter)
    }
    final class LoginInteractor {
      weak var output: LoginInteractorOutput?
      func load() { output?.didLoad() }
      \(interactor)
    }
    \(more)
    """
  }

  private func findings(_ code: String, _ rule: String) throws -> [String?] {
    try Linted(code, dialect: "rambler").findings(of: rule).map { $0.property ?? $0.component }
  }

  // MARK: conformers

  @Test(arguments: [
    "extension LoginViewController: LoginViewInput {}", "extension LoginViewController: @preconcurrency LoginViewInput {}",
    "protocol LoginModalViewInput: LoginViewInput {}\nextension LoginViewController: LoginModalViewInput {}",
    "typealias LoginScreen = LoginViewInput & Sendable\nextension LoginViewController: LoginScreen {}",
    "extension UIViewController: LoginViewInput {}", "func use<V: LoginViewInput>(_ view: V) {}",
  ])
  func anInterfaceIsAdoptedInManyWays(_ more: String) throws {
    #expect(try findings(Self.module(more), ProtocolWithoutConformer.id) == [])
  }

  @Test(arguments: ["", "protocol LoginModalViewInput: LoginViewInput {}", "extension LoginViewInput { func hide() {} }"])
  func oneThatNoTypeAdoptsIsReported(_ more: String) throws {
    #expect(try findings(Self.module(more), ProtocolWithoutConformer.id) == ["LoginViewInput"])
  }

  /// The compiler takes the view for its interface only if it adopts that, if need be in code of a macro or of a file left out.
  @Test(arguments: [
    "func link(_ presenter: LoginPresenter) { presenter.view = LoginViewController() }",
    "func link(_ presenter: LoginPresenter) { let view = LoginViewController(); presenter.view = view }",
    "func link(_ presenter: LoginPresenter, _ view: LoginViewController) { presenter.view = view }",
    "func link() { use(LoginViewController()) }\nfunc use(_ view: LoginViewInput) {}",
    "func make() -> LoginViewInput { LoginViewController() }",
    "func make() -> LoginViewInput & UIViewController { LoginViewController() }",
    "final class Keeper { let view: (any LoginViewInput)? = LoginViewController() }",
  ])
  func oneThatAnObjectIsAssignedToIsAdopted(_ more: String) throws {
    #expect(try findings(Self.module(more), ProtocolWithoutConformer.id) == [])
  }

  /// A cast lets in what does not conform, and then there is nothing.
  @Test(arguments: [
    "func link(_ presenter: LoginPresenter) { presenter.view = LoginViewController() as? LoginViewInput }",
    "func link(_ presenter: LoginPresenter) { let view: Any = LoginViewController(); presenter.view = view as? LoginViewInput }",
    "func link(_ presenter: LoginPresenter) { presenter.view = nil }",
    "func link(_ presenter: LoginPresenter, _ other: LoginPresenter) { presenter.view = other.view }",
    "struct Box<Content> { var content: Content? }\nfinal class Keeper { let box: Box<LoginViewInput> = Box() }",
  ])
  func oneThatNoObjectIsAssignedToIsReported(_ more: String) throws {
    #expect(try findings(Self.module(more), ProtocolWithoutConformer.id) == ["LoginViewInput"])
  }

  @Test func itsUnusedRequirementsAreNotes() throws {
    let code = Self.module().replacing("func show() }", with: "func show(); func hide() }")
    let found = try Linted(code, dialect: "rambler").findings(of: ProtocolWithoutConformer.id)
    #expect(found.map(\.notes.count) == [1])
    #expect(found.map(\.alsoRules) == [[UnusedProtocolRequirement.id]])
  }

  // MARK: events

  @Test func eventsThatNobodySendsAreReportedOnce() throws {
    let code = Self.module()
    #expect(try findings(code, EventNeverSent.id) == ["viewDidLoad()", "didFail()"])
    #expect(try findings(code, UnusedProtocolRequirement.id) == [])
    let linted = try Linted(code, dialect: "rambler").findings(of: EventNeverSent.id)
    #expect(linted.map(\.case) == ["life-cycle", "output"])
    #expect(linted.allSatisfy { $0.alsoRules == [UnusedProtocolRequirement.id] })
  }

  @Test(arguments: [
    "override func viewDidLoad() { super.viewDidLoad(); output.viewDidLoad() }",
    "override func viewDidLoad() { let presenter = output; presenter?.viewDidLoad() }",
    "override func viewDidLoad() { [output].compactMap { $0 }.forEach { $0.viewDidLoad() } }",
    "func f() { Task { @MainActor in output.viewDidLoad() } }",
  ])
  func anEventThatTheViewPassesOnIsSent(_ view: String) throws {
    #expect(try findings(Self.module(view: view), EventNeverSent.id) == ["didFail()"])
  }

  @Test(arguments: [
    "func fail() { output?.didFail() }", "func fail() async { await output?.didFail() }",
    "func fail() { Service().load { [weak self] in self?.output?.didFail() } }",
    "func fail() { Service().load(then: output?.didFail) }", "func fail() { guard let output else { return }; output.didFail() }",
  ])
  func anEventThatTheInteractorReportsIsSent(_ interactor: String) throws {
    #expect(try findings(Self.module(interactor: interactor), EventNeverSent.id) == ["viewDidLoad()"])
  }

  @Test func aDefaultMakesAnEventOptional() throws {
    let more = "extension LoginViewOutput { func viewDidLoad() {} }\nextension LoginInteractorOutput { func didFail() {} }"
    #expect(try findings(Self.module(more), EventNeverSent.id) == [])
  }

  // MARK: implementations

  private static func events(_ implementation: String, _ call: String = "presenter.viewDidLoad()") -> String {
    """
    protocol PresenterInterface: AnyObject { func viewDidLoad() }
    extension PresenterInterface { func viewDidLoad() { fatalError("pending") } }
    protocol LoginPresenterInterface: PresenterInterface {}
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenterInterface!
      override func viewDidLoad() { super.viewDidLoad(); \(call) }
    }
    \(implementation)
    final class LoginWireframe { init(_ view: LoginViewController) { view.presenter = LoginPresenter() } }
    """
  }

  private static let lacking = "final class LoginPresenter: LoginPresenterInterface {}"

  @Test(arguments: [
    (lacking, "presenter.viewDidLoad()", 1), (lacking, "self.presenter?.viewDidLoad()", 1), (lacking, "", 0),
    (lacking, "Other().viewDidLoad()", 0),
    ("\(lacking)\nextension LoginPresenter { func viewDidLoad() {} }", "presenter.viewDidLoad()", 0),
    ("\(lacking)\nextension LoginPresenterInterface { func viewDidLoad() {} }", "presenter.viewDidLoad()", 0),
    (
      "class Base { func viewDidLoad() {} }\nfinal class LoginPresenter: Base, LoginPresenterInterface {}",
      "presenter.viewDidLoad()", 0
    ),
  ])
  func aCallOfAFailingDefaultStopsTheApp(_ presenter: String, _ call: String, _ count: Int) throws {
    let linted = try Linted(Self.events(presenter, call), dialect: "infinum-classic")
    #expect(linted.findings(of: UnimplementedEvent.id).count == count, "\(linted)")
  }

  // MARK: directions

  @Test(arguments: [
    ("extension LoginViewController: LoginViewOutput { func viewDidLoad() {}; func didTap() {} }", 1),
    (
      "protocol LoginCellOutput: AnyObject { func didSwipe() }\nextension LoginViewController: LoginCellOutput { func didSwipe() {} }",
      0
    ),
    ("extension LoginViewController: LoginViewInput { func show() {} }", 0),
  ])
  func aViewDoesNotAdoptWhatItCalls(_ more: String, _ count: Int) throws {
    #expect(try findings(Self.module(more), ViewConformsToPresenterProtocol.id).count == count)
  }
}

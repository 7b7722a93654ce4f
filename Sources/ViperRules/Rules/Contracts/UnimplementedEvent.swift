internal import ViperFacts
import ViperLinking
internal import ViperModel

struct UnimplementedEvent: Rule {
  static let id = "unimplemented-event"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A view sends an event that its presenter does not implement, so the app crashes.",
    rationale: """
      Infinum's base interface for presenters implements every event with a 'fatalError', so that presenters implement only \
      what their views send. A view that sends another one compiles, and crashes. Observed only in mutated samples so far.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "infinum-classic",
        """
        protocol PresenterInterface: AnyObject { func viewDidLoad(); func viewWillAppear(animated: Bool) }
        extension PresenterInterface {
          func viewDidLoad() { fatalError("Implementation pending...") }
          func viewWillAppear(animated: Bool) { fatalError("Implementation pending...") }
        }
        protocol LoginPresenterInterface: PresenterInterface {}
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenterInterface!
          override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            presenter.1️⃣viewWillAppear(animated: animated)
          }
        }
        final class LoginPresenter {}
        extension LoginPresenter: LoginPresenterInterface { func viewDidLoad() {} }
        final class LoginWireframe {
          init(_ view: LoginViewController) { view.presenter = LoginPresenter() }
        }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum-classic",
        """
        protocol PresenterInterface: AnyObject { func viewDidLoad(); func viewWillAppear(animated: Bool) }
        extension PresenterInterface {
          func viewDidLoad() { fatalError("Implementation pending...") }
          func viewWillAppear(animated: Bool) { fatalError("Implementation pending...") }
        }
        protocol LoginPresenterInterface: PresenterInterface {}
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenterInterface!
          override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }
        class BaseLoginPresenter { func viewDidLoad() {} }
        final class LoginPresenter: BaseLoginPresenter, LoginPresenterInterface {}
        final class LoginWireframe {
          init(_ view: LoginViewController) { view.presenter = LoginPresenter() }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.contracts.failingCalls.compactMap { call in
      guard input.component(call.caller).role == .view, let presenter = presenter(of: call, input) else { return nil }
      return Violation(
        rule: Self.id, .unimplemented(call, input.component(call.caller), presenter), at: call.range, component: call.caller,
        target: presenter.id, property: call.signature,
        notes: [Finding.Note(range: call.implementation, message: "this implementation is called")])
    }
  }

  /// The presenter that the caller certainly has, if every one that it may have lacks the implementation.
  private func presenter(of call: Contracts.FailingCall, _ input: LintInput) -> Component? {
    let held = input.references(from: call.caller).filter { $0.kind == .stored && $0.to == call.interface }.flatMap(\.holds)
    guard let first = held.first, held.allSatisfy({ $0.certainty != .may && call.lacking.contains($0.component) }) else {
      return nil
    }
    return input.component(first.component)
  }
}

extension Violation.Message {
  fileprivate static func unimplemented(_ call: Contracts.FailingCall, _ view: Component, _ presenter: Component) -> Self {
    "\(view.role) '\(view.name)' calls '\(call.signature)', which '\(presenter.name)' does not implement, so the app crashes; implement it there"
  }
}

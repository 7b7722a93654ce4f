internal import ViperFacts
import ViperLinking
internal import ViperModel

struct EventNeverSent: Rule {
  static let id = "event-never-sent"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A view or interactor never sends an event that its presenter implements.",
    rationale: """
      A presenter that loads its data in 'viewDidLoad()' shows nothing if the view does not forward that event, and a spinner \
      never stops if the interactor does not report that it is done. An event with a default implementation in an extension is \
      optional, and not reported.
      """,
    severity: .warning,
    cases: [
      .init("life-cycle", .warning, "the view does not forward an event of its own life cycle"),
      .init("output", .warning, "the interactor never reports it"),
    ],
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func 1️⃣viewDidLoad(); func didTap() }
        protocol LoginInteractorOutput: AnyObject { func didLoad(_ names: [String]); func 2️⃣didFail() }
        final class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          override func viewDidLoad() { super.viewDidLoad() }
          func tap() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
          var interactor: LoginInteractor!
          func viewDidLoad() { interactor.load() }
          func didTap() {}
          func didLoad(_ names: [String]) {}
          func didFail() {}
        }
        final class LoginInteractor {
          weak var output: LoginInteractorOutput?
          func load() { output?.didLoad([]) }
        }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func viewDidLoad(); func viewWillAppear() }
        extension LoginViewOutput { func viewWillAppear() {} }
        protocol LoginInteractorOutput: AnyObject { func didLoad() async; func didFail() }
        class BaseViewController: UIViewController {
          var events: LoginViewOutput!
          override func viewDidLoad() { super.viewDidLoad(); events.viewDidLoad() }
        }
        final class LoginViewController: BaseViewController { var output: LoginViewOutput! }
        final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
          var interactor: LoginInteractor!
          func viewDidLoad() { interactor.load() }
          func didLoad() async {}
          func didFail() {}
        }
        final class LoginInteractor {
          weak var output: LoginInteractorOutput?
          func load() { Task { [weak self] in await self?.output?.didLoad(); self?.output?.didFail() } }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    Self.events(in: input).map { event in
      let interface = input.component(event.requirement.interface)
      return Violation(
        rule: Self.id, case: event.case, .neverSent(event.requirement, interface, by: event.sender), at: event.requirement.range,
        component: interface.id, target: event.sender.id, property: event.requirement.signature,
        alsoRules: [UnusedProtocolRequirement.id])
    }
  }

  /// A requirement of a presenter's interface that nothing uses, and the part that has the interface in order to call it.
  struct Event {
    var requirement: Contracts.Requirement
    var sender: Component
    var `case`: String
  }

  static func events(in input: LintInput) -> [Event] {
    let unadopted = Set(ProtocolWithoutConformer.entries(in: input).map(\.interface))
    return UnusedProtocolRequirement.requirements(in: input).compactMap { requirement in
      let interface = input.component(requirement.interface)
      guard interface.role == .presenter, interface.surface == .internal, !requirement.hasDefault,
        !unadopted.contains(requirement.interface), requirement.signature.hasSuffix(")"),
        let sender = sender(to: interface, input)
      else { return nil }
      if sender.role == .interactor { return Event(requirement: requirement, sender: sender, case: "output") }
      return isLifeCycle(requirement) ? Event(requirement: requirement, sender: sender, case: "life-cycle") : nil
    }
  }

  /// The only view or interactor of the module that stores a presenter's interface.
  private static func sender(to interface: Component, _ input: LintInput) -> Component? {
    let users = input.references(to: interface.id).filter { $0.kind == .stored }.map { input.component($0.from) }
    guard let first = users.first, [.view, .interactor].contains(first.role), first.module == interface.module,
      users.allSatisfy({ $0.id == first.id })
    else { return nil }
    return first
  }

  private static let moments: Set<String> = [
    "didload", "viewdidload", "viewloaded", "didloadview", "viewisready", "viewready", "willappear", "viewwillappear",
    "didappear",
    "viewdidappear", "willdisappear", "viewwilldisappear", "diddisappear", "viewdiddisappear",
  ]

  private static func isLifeCycle(_ requirement: Contracts.Requirement) -> Bool {
    let name = requirement.signature.prefix { $0 != "(" }.lowercased()
    return moments.contains(name) || name.hasPrefix("on") && moments.contains(String(name.dropFirst(2)))
  }
}

extension Violation.Message {
  fileprivate static func neverSent(
    _ requirement: Contracts.Requirement, _ interface: Component, by sender: Component
  ) -> Self {
    "\(sender.role) '\(sender.name)' never calls '\(requirement.signature)' of its presenter's '\(interface.name)'; call it there, or remove it from the protocol"
  }
}

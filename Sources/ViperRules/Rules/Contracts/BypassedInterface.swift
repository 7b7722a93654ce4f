internal import ViperFacts
internal import ViperModel

struct BypassedInterface: Rule {
  static let id = "bypassed-interface"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A component calls another part's class although it has an interface with that member.",
    rationale: """
      Such a call, usually after a cast, depends on the class where the interface would do, and does nothing when a test or \
      another module substitutes the class. Members that the interface lacks are not reported, nor is code that has just \
      created the part. Observed only in mutated samples so far.
      """,
    severity: .info,
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginInteractorInterface: AnyObject { func load() }
        final class LoginInteractor: LoginInteractorInterface { func load() {}; func reset() {} }
        final class LoginPresenter {
          let interactor: LoginInteractorInterface
          init(interactor: LoginInteractorInterface) { self.interactor = interactor }
          func start() { (interactor as? LoginInteractor)?.1️⃣load() }
        }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginInteractorInterface: AnyObject { func load() }
        final class LoginInteractor: LoginInteractorInterface { func load() {}; func reset() {} }
        final class LoginPresenter {
          let interactor: LoginInteractorInterface
          init() {
            let interactor = LoginInteractor()
            interactor.load()
            self.interactor = interactor
          }
          func start() { interactor.load(); (interactor as? LoginInteractor)?.reset() }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.contracts.bypasses.map { call in
      let (caller, target) = (input.component(call.caller), input.component(call.target))
      return Violation(
        rule: Self.id, .bypasses(caller, target, input.component(call.interface), call.member), at: call.range,
        component: caller.id, target: target.id, property: call.member,
        fact: Finding.Fact(rule: Self.id, owner: caller.name, number: caller.id, subject: target.name))
    }
  }
}

extension Violation.Message {
  fileprivate static func bypasses(_ caller: Component, _ target: Component, _ interface: Component, _ member: String) -> Self {
    "\(caller.role) '\(caller.name)' calls '\(member)' on '\(target.name)' although it has its interface; call it on '\(interface.name)'"
  }
}

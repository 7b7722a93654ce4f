internal import ViperFacts
internal import ViperModel

struct UnusedProtocolRequirement: Rule {
  static let id = "unused-protocol-requirement"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A requirement of a module's interface is used nowhere outside tests.",
    rationale: """
      Every requirement is written twice, mocked in tests and maintained for years; if nothing calls it, the interface \
      promises more than anybody needs. A call counts if its receiver may conform to the protocol, as does a call of the \
      implementing type on itself, and any use of the name on an unknown receiver. Test code does not count. Requirements of \
      '@objc', 'public' and 'package' protocols are not reported, since unseen code may use them.
      """,
    severity: .info,
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject { func show(_ text: String); func 1️⃣hide() }
        protocol LoginViewOutput: AnyObject { func didTap() }
        final class LoginViewController: UIViewController, LoginViewInput {
          var output: LoginViewOutput!
          let banner = Banner()
          func show(_ text: String) { output.didTap() }
          func hide() { banner.hide() }
        }
        final class Banner { func hide() {} }
        final class LoginPresenter: LoginViewOutput {
          weak var view: LoginViewInput?
          let interactor = LoginInteractor()
          func didTap() { view?.show("") }
        }
        final class LoginInteractor {}
        """),
      // Overloads by label, and by type.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject {
          func show(text: String)
          func 1️⃣show(error: Error)
          func 2️⃣show(text: Int)
        }
        final class LoginViewController: UIViewController, LoginViewInput {
          var presenter: LoginPresenter!
          func show(text: String) {}
          func show(error: Error) {}
          func show(text: Int) {}
        }
        final class LoginPresenter {
          weak var view: LoginViewInput?
          let interactor = LoginInteractor()
          func load() { view?.show(text: "") }
        }
        final class LoginInteractor {}
        """),
    ],
    nonTriggering: [
      // In closures, by a refining protocol, without a call, and by the type itself.
      Example(
        dialect: "rambler",
        """
        protocol LoginRouterInput: AnyObject { func open(); func close(); func back(_ count: Int); func reset() }
        protocol LoginModalRouterInput: LoginRouterInput {}
        final class LoginRouter: LoginModalRouterInput {
          func open() { reset() }
          func close() {}
          func back(_ count: Int) {}
          func reset() {}
        }
        final class LoginPresenter {
          var router: LoginRouterInput!
          var modal: LoginModalRouterInput!
          let interactor = LoginInteractor()
          func load() {
            interactor.load { [weak self] in
              guard let strongSelf = self else { return }
              strongSelf.router.open()
            }
            modal.close()
            [1].forEach(router.back)
          }
        }
        final class LoginInteractor { func load(_ done: @escaping () -> Void) { done() } }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        """),
      // A receiver of unknown type.
      Example(
        dialect: "rambler",
        """
        protocol LoginRouterInput: AnyObject { func open() }
        final class LoginRouter: LoginRouterInput { func open() {} }
        final class LoginPresenter {
          var router: LoginRouterInput!
          let interactor = LoginInteractor()
          func load() { Container.shared.router(of: self).open() }
        }
        final class LoginInteractor {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let unadopted = Set(ProtocolWithoutConformer.entries(in: input).map(\.interface))
    let events = Set(EventNeverSent.events(in: input).map(\.requirement.range))
    return Self.requirements(in: input).compactMap { requirement in
      guard !unadopted.contains(requirement.interface), !events.contains(requirement.range) else { return nil }
      return Violation(
        rule: Self.id, .unused(requirement, input.component(requirement.interface)), at: requirement.range,
        component: requirement.interface, property: requirement.signature)
    }
  }

  private static let roles: Set<Role> = [
    .view, .presenter, .interactor, .wireframe, .assembly, .dataManager, .delegate, .moduleInterface, .navigationInterface,
  ]

  /// Whether an interface is one between the parts of a module, or between modules.
  static func isContract(_ interface: Component) -> Bool {
    interface.module != nil && roles.contains(interface.role) && interface.surface != .item
  }

  /// The requirements that nothing uses, of interfaces between the parts of modules.
  static func requirements(in input: LintInput) -> [Contracts.Requirement] {
    input.observations.contracts.unused.filter { isContract(input.component($0.interface)) }
  }
}

extension Violation.Message {
  fileprivate static func unused(_ requirement: Contracts.Requirement, _ interface: Component) -> Self {
    "nothing outside tests uses '\(requirement.signature)' of '\(interface.name)'; call it, or remove it from the protocol"
  }
}

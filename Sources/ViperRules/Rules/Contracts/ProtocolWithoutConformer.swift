internal import ViperFacts
internal import ViperModel

struct ProtocolWithoutConformer: Rule {
  static let id = "protocol-without-conformer"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "Nothing outside tests conforms to a module's interface.",
    rationale: """
      Either the interface is left over, or its part lost the conformance: a property of that type is always nil. Mocks in \
      tests do not count. If an object is assigned to a property of the protocol, its type conforms in code that is not read, \
      such as a macro or an excluded file. Not reported are empty protocols, protocols in a type alias or a generic \
      constraint, and '@objc' and published ones.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol 1️⃣LoginViewInput: AnyObject { func show(); func hide() }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          weak var view: LoginViewInput?
          let interactor = LoginInteractor()
          func load() { view?.show() }
        }
        final class LoginInteractor {}
        """)
    ],
    nonTriggering: [
      // The macro adds the conformance, else the assignment would not compile.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject { func show() }
        @ConformsToViewInput
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          weak var view: LoginViewInput?
          let interactor = LoginInteractor()
          func load() { view?.show() }
        }
        final class LoginInteractor {}
        enum LoginAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (LoginViewController(), LoginPresenter())
            view.presenter = presenter
            presenter.view = view
            return view
          }
        }
        """),
      // By a refining protocol, by an alias, and one without requirements.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject { func show() }
        protocol LoginModalViewInput: LoginViewInput {}
        protocol LoginInteractorInput: AnyObject { func load() }
        protocol LoginInteractorCheckInput: AnyObject { func check() }
        typealias LoginInteractorInputs = LoginInteractorInput & LoginInteractorCheckInput
        protocol LoginRouterInput: AnyObject {}
        final class LoginViewController: UIViewController, LoginModalViewInput {
          var presenter: LoginPresenter!
          func show() {}
        }
        final class LoginPresenter {
          weak var view: LoginViewInput?
          var interactor: LoginInteractorInputs!
          func load() { view?.show(); interactor.load(); interactor.check() }
        }
        final class LoginInteractor: LoginInteractorInputs { func load() {}; func check() {} }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    Self.entries(in: input).map { entry in
      let interface = input.component(entry.interface)
      return Violation(
        rule: Self.id, .unadopted(interface), at: interface.range, component: interface.id,
        alsoRules: entry.unused.isEmpty ? [] : [UnusedProtocolRequirement.id],
        notes: entry.unused.map { Finding.Note(range: $0, message: "nothing outside tests uses it") })
    }
  }

  static func entries(in input: LintInput) -> [Contracts.Unadopted] {
    input.observations.contracts.unadopted.filter { UnusedProtocolRequirement.isContract(input.component($0.interface)) }
  }
}

extension Violation.Message {
  fileprivate static func unadopted(_ interface: Component) -> Self {
    "nothing outside tests conforms to \(interface.role) interface '\(interface.name)'; add a conformance or remove it"
  }
}

internal import ViperFacts
internal import ViperModel

struct ProtocolWithoutConformer: Rule {
  static let id = "protocol-without-conformer"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "No type of production code adopts a module's interface.",
    rationale: """
      An interface that nothing adopts is left over, or its part lost it: whoever has a property of that type has nil in it. Mocks of \
      tests do not count as adopting it. Where an object is assigned to a property of the protocol, its type adopts that in code which is \
      not read, such as a macro's or an excluded file's. A protocol that requires nothing, one that is part of an alias or bounds a generic parameter, \
      and '@objc' and published ones are not reported.
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
        notes: entry.unused.map { Finding.Note(range: $0, message: "no production code uses it") })
    }
  }

  static func entries(in input: LintInput) -> [Contracts.Unadopted] {
    input.observations.contracts.unadopted.filter { UnusedProtocolRequirement.isContract(input.component($0.interface)) }
  }
}

extension Violation.Message {
  fileprivate static func unadopted(_ interface: Component) -> Self {
    "no type of production code adopts \(interface.role) interface '\(interface.name)'; adopt it or remove it"
  }
}

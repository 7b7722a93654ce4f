internal import ViperFacts
import ViperLinking
internal import ViperModel

struct ReassignedDependency: Rule {
  static let id = "reassigned-dependency"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An assembly sets a component's property twice, to different objects.",
    rationale: """
      The first object is lost, and anything else that refers to it talks to the wrong one. Usually the second line was copied \
      and another property was meant. Code that uses the component in between, or that runs in a branch, is not reported. \
      Observed only in mutated samples so far.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginRouterInput: AnyObject {}
        protocol LoginInteractorInput: AnyObject {}
        final class LoginViewController: UIViewController { var output: LoginPresenter? }
        final class LoginPresenter {
          var router: LoginRouterInput?
          var interactor: LoginInteractorInput?
        }
        final class LoginInteractor: LoginInteractorInput {}
        final class LoginRouter: LoginRouterInput {}
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            let router = LoginRouter()
            presenter.router = router
            presenter.interactor = LoginInteractor()
            presenter.1️⃣router = LoginRouter()
            view.output = presenter
            return view
          }
        }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "rambler",
        """
        final class LoginViewController: UIViewController { var output: LoginPresenter? }
        final class LoginPresenter { var router: LoginRouter?; var interactor: LoginInteractor?; func start() {} }
        final class LoginInteractor {}
        final class LoginRouter {}
        enum LoginAssembly {
          static func configureModule(isNew: Bool) -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            let router = LoginRouter()
            let same = router
            presenter.router = router
            presenter.router = same
            presenter.interactor = LoginInteractor()
            presenter.start()
            presenter.interactor = LoginInteractor()
            view.output = presenter
            if isNew { view.output = LoginPresenter() }
            return view
          }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.wiring.reassigned.map { entry in
      Violation(
        rule: Self.id, .reassigned(entry, input.component(entry.owner)), at: entry.range, component: entry.owner,
        target: entry.target, property: entry.property,
        notes: [Finding.Note(range: entry.first, message: "'\(entry.property)' is set here first")])
    }
  }
}

extension Violation.Message {
  fileprivate static func reassigned(_ entry: Wiring.Reassignment, _ owner: Component) -> Self {
    "'\(entry.property)' of \(owner.role) '\(owner.name)' is set twice, to different objects; keep one of them"
  }
}

internal import ViperFacts
import ViperLinking
internal import ViperModel

struct UnconnectedComponent: Rule {
  static let id = "unconnected-component"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An assembly creates a component and passes it to nothing that stays alive.",
    rationale: """
      A component that gets its own dependencies but is passed to none of the others is released when the assembly returns, \
      and nothing can call it. Usually the line that gives it to its presenter is missing. A component that may register \
      itself, in an initializer, a method or a property observer, is not reported. Observed only in mutated samples so far.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject {}
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInput { var output: LoginPresenter? }
        final class LoginPresenter: LoginInteractorOutput { weak var view: LoginViewInput? }
        final class LoginInteractor { weak var output: LoginInteractorOutput? }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            let interactor = 1️⃣LoginInteractor()
            interactor.output = presenter
            presenter.view = view
            view.output = presenter
            return view
          }
        }
        """)
    ],
    nonTriggering: [
      // One is captured, one registers itself when it is made, one when its view is set, one is called.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject { var output: AnyObject? { get set } }
        final class LoginViewController: UIViewController, LoginViewInput {
          var output: AnyObject?
          var finish: (() -> Void)?
        }
        final class LoginPresenter { weak var view: LoginViewInput? { didSet { view?.output = self } } }
        final class LoginInteractor {
          weak var output: LoginPresenter?
          init() { Center.add(self) }
        }
        final class LoginRouter { weak var output: LoginPresenter?; func close() {} }
        final class LoginWireframe { weak var output: LoginPresenter?; func start() { Center.add(self) } }
        enum Center { static func add(_ object: AnyObject) {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            let interactor = LoginInteractor()
            let router = LoginRouter()
            let wireframe = LoginWireframe()
            wireframe.output = presenter
            wireframe.start()
            router.output = presenter
            interactor.output = presenter
            presenter.view = view
            view.finish = { router.close() }
            return view
          }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.wiring.idle.map { entry in
      let component = input.component(entry.component)
      return Violation(
        rule: Self.id, .unconnected(component), at: entry.range, component: entry.maker ?? entry.component,
        target: entry.component, property: entry.local)
    }
  }
}

extension Violation.Message {
  fileprivate static func unconnected(_ component: Component) -> Self {
    "\(component.role) '\(component.name)' is created here but passed to nothing, so nothing can call it; pass it to the component that needs it, or do not create it"
  }
}

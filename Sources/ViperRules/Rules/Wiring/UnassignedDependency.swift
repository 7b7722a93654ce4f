internal import ViperFacts
import ViperLinking
internal import ViperModel

struct UnassignedDependency: Rule {
  static let id = "unassigned-dependency"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A component uses a dependency that is never set.",
    rationale: """
      The module's assembly forgot a connection: an implicitly unwrapped property crashes the app, an optional one ignores the \
      user's tap. A property that is never read is not reported, nor is one that unseen code may set, such as a container's \
      closure. This is a hint: containers that inject by name are recognised since they caused most of the first false \
      findings. Where the objects that an assembly makes are followed, it is no hint: they read what is nil. The same is reported \
      of a service, of what an object that works for a component lacks, and of the screen from which a wireframe shows others.
      """,
    severity: .info,
    cases: [
      .init("implicitly-unwrapped", .info, "the app crashes at its first use"),
      .init("optional", .info, "calls to it are lost"),
      .init("crashes", .error, "the objects that an assembly makes read it, which crashes the app"),
      .init("loses-calls", .warning, "the objects that an assembly makes call it in vain"),
    ],
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewInput: AnyObject {}
        protocol LoginViewOutput: AnyObject { func didTap() }
        protocol LoginRouterInput: AnyObject { func close() }
        final class LoginViewController: UIViewController, LoginViewInput {
          var 1️⃣output: LoginViewOutput!
          func tap() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput {
          weak var view: LoginViewInput?
          var 2️⃣router: LoginRouterInput?
          func didTap() { router?.close() }
        }
        final class LoginRouter: LoginRouterInput { func close() {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            presenter.view = view
            return view
          }
        }
        """),
      // The code that assembles the module is followed: the object that it makes has no presenter.
      Example(
        dialect: "viper",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var 1️⃣presenter: LoginPresenter!
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.load()
          }
        }
        final class LoginPresenter {
          var 2️⃣view: LoginViewController?
          let interactor = LoginInteractor()
          func load() { view?.title = "" }
        }
        final class LoginInteractor {}
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            presenter.load()
            return view
          }
        }
        """),
      // The same of a service, of what a helper has, and of the screen that a wireframe shows others from.
      Example(
        dialect: "viper",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.load()
          }
        }
        final class LoginPresenter {
          let interactor = LoginInteractor()
          let checker = LoginChecker()
          let router = LoginRouter()
          var 1️⃣formatter: LoginFormatter!
          func load() {
            formatter.format()
            checker.check()
            router.open()
          }
        }
        final class LoginFormatter { func format() {} }
        final class LoginChecker {
          weak var 2️⃣view: LoginViewController?
          func check() { view?.title = "" }
        }
        final class LoginRouter {
          weak var 3️⃣screen: UIViewController?
          func open() { screen?.present(UIViewController(), animated: true) }
        }
        final class LoginInteractor {}
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginPresenter()
            return view
          }
        }
        """),
      // What is only reset to nil is never set.
      Example(
        dialect: "viper-module",
        """
        protocol LoginPresenterProtocol: AnyObject { func didTap() }
        protocol LoginWireFrameProtocol: AnyObject { func close() }
        final class LoginView: UIViewController { var presenter: LoginPresenterProtocol?; func tap() { presenter?.didTap() } }
        final class LoginPresenter: LoginPresenterProtocol {
          var 1️⃣wireFrame: LoginWireFrameProtocol? = nil
          func didTap() { wireFrame?.close(); wireFrame = nil }
        }
        final class LoginWireFrame: LoginWireFrameProtocol {
          static func createModule() -> UIViewController {
            let view = LoginView()
            view.presenter = LoginPresenter()
            return view
          }
          func close() {}
        }
        """),
    ],
    nonTriggering: [
      // A base class's property is set through a subclass, a protocol's through the protocol, an outlet by the storyboard.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didTap() }
        protocol LoginRouterInput: AnyObject { func close() }
        protocol Routed: AnyObject { var router: LoginRouterInput? { get set } }
        class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          @IBOutlet var help: LoginHelpViewController!
          func tap() { output.didTap(); help.show() }
        }
        final class LoginHelpViewController: UIViewController { func show() {} }
        final class LoginWideViewController: LoginViewController {}
        final class LoginPresenter: LoginViewOutput, Routed {
          var router: LoginRouterInput?
          func didTap() { router?.close() }
        }
        final class LoginRouter: LoginRouterInput { func close() {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginWideViewController()
            let presenter = LoginPresenter()
            view.output = presenter
            route(presenter)
            return view
          }
          static func route(_ routed: Routed) { routed.router = LoginRouter() }
        }
        """),
      // A container's closure has an object of a type that is not known, and a key path says where to write.
      Example(
        dialect: "rambler",
        """
        import Swinject
        protocol LoginViewOutput: AnyObject { func didTap() }
        protocol LoginRouterInput: AnyObject { func close() }
        final class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          func tap() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput {
          var router: LoginRouterInput?
          func didTap() { router?.close() }
        }
        final class LoginRouter: LoginRouterInput { func close() {} }
        final class LoginAssembly {
          func assemble(container: Container) {
            container.register(LoginPresenter.self) { _ in LoginPresenter() }
            container.storyboardInitCompleted(LoginViewController.self) { resolver, view in
              view.output = resolver.resolve(LoginPresenter.self)
            }
            container.inject(\\LoginPresenter.router, LoginRouter())
          }
        }
        """),
      // An operator may assign, a decoder may fill; a property that nothing reads has no effect.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didTap() }
        protocol LoginRouterInput: AnyObject { func close() }
        final class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          func tap() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput {
          var router: LoginRouterInput?
          func didTap() {}
        }
        final class LoginRouter: LoginRouterInput { func close() {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            view.output <- LoginPresenter()
            return view
          }
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    // What a module lacks that nothing makes is the affair of who will make it, unless code is there that does.
    let unreached = Set(input.observations.liveness.unreached)
    return input.observations.wiring.unassigned.compactMap { slot in
      let isUnreached = slot.maker == nil && input.component(slot.owner).module.map(unreached.contains) == true
      if isUnreached || isMadeElsewhere(slot, input) { return nil }
      return Violation(
        rule: Self.id, case: Self.case(of: slot),
        .unassigned(slot, input.component(slot.owner), slot.target.map(input.component)),
        at: slot.range, component: slot.owner,
        target: slot.target, property: slot.property,
        notes: [Finding.Note(range: slot.read, message: "'\(slot.property)' is read here")] + made(slot, input),
        isUniversal: slot.maker != nil)
    }
  }

  /// Whether code of another module makes the object, or code without a role, which is reported there.
  private func isMadeElsewhere(_ slot: Wiring.EmptyProperty, _ input: LintInput) -> Bool {
    guard let maker = slot.maker else { return false }
    let module = input.component(slot.owner).module
    return input.observations.outsideCreations.contains { maker.contains($0.range) }
      || input.references(to: slot.owner).contains {
        let other = input.component($0.from)
        return $0.kind == .construction && maker.contains($0.range) && other.module != nil && other.module != module
          && ![.wireframe, .assembly].contains(other.role)
      }
  }

  private static func `case`(of slot: Wiring.EmptyProperty) -> String {
    switch (slot.isImplicitlyUnwrapped, slot.maker) {
    case (true, nil): "implicitly-unwrapped"
    case (false, nil): "optional"
    case (true, _): "crashes"
    case (false, _): "loses-calls"
    }
  }

  private func made(_ slot: Wiring.EmptyProperty, _ input: LintInput) -> [Finding.Note] {
    let name = slot.helper ?? input.component(slot.owner).name
    return slot.maker.map { [Finding.Note(range: $0, message: "'\(name)' is made here")] } ?? []
  }
}

extension Violation.Message {
  fileprivate static func unassigned(_ slot: Wiring.EmptyProperty, _ owner: Component, _ target: Component?) -> Self {
    let effect =
      switch (slot.isImplicitlyUnwrapped, target) {
      case (true, _): "so reading it crashes the app"
      case (false, let target?): "so nothing reaches its \(target.role)"
      case (false, nil): "so calls to it are lost"
      }
    let name = slot.helper.map { "'\($0)'" } ?? "\(owner.role) '\(owner.name)'"
    return
      "'\(slot.property)' of \(name) is never set, \(effect); set it where the module is assembled, or remove it"
  }
}

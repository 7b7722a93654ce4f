internal import ViperFacts
import ViperLinking
internal import ViperModel

struct DependencyUsedBeforeSet: Rule {
  static let id = "dependency-used-before-set"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A component uses a dependency before anything can have set it.",
    rationale: """
      A view that calls its presenter in 'viewDidLoad()' and is configured only afterwards crashes, or its call is lost. The \
      same happens where an assembly loads the view before it sets the presenter, and where an initializer uses a property \
      that is set after it returns. Only code that is certain to run in that order is reported, not branches or closures. \
      Observed only in mutated samples so far.
      """,
    severity: .error,
    cases: [
      .init("implicitly-unwrapped", .error, "the app crashes"),
      .init("optional", .warning, "the call is lost"),
      .init("initializer", .error, "the app crashes in the initializer"),
    ],
    triggering: [
      Example(
        dialect: "configurator",
        """
        protocol LoginPresenterProtocol: AnyObject { func configureView() }
        protocol LoginConfiguratorProtocol: AnyObject { func configure(with view: LoginViewController) }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenterProtocol!
          let configurator: LoginConfiguratorProtocol = LoginConfigurator()
          override func viewDidLoad() {
            super.viewDidLoad()
            1️⃣presenter.configureView()
            configurator.configure(with: self)
          }
        }
        final class LoginPresenter: LoginPresenterProtocol { func configureView() {} }
        final class LoginConfigurator: LoginConfiguratorProtocol {
          func configure(with view: LoginViewController) { view.presenter = LoginPresenter() }
        }
        """),
      // By what the body calls first, and in the initializer.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          override func viewDidLoad() {
            super.viewDidLoad()
            1️⃣prepare()
            presenter = LoginPresenter(view: self)
          }
          private func prepare() { title = ""; presenter?.start() }
        }
        final class LoginPresenter {
          weak var view: LoginViewController?
          var interactor: LoginInteractor!
          var router: LoginRouter?
          init(view: LoginViewController) {
            self.view = view
            2️⃣interactor.load()
            3️⃣router?.open()
          }
          func start() {}
        }
        final class LoginInteractor { func load() {} }
        final class LoginRouter { func open() {} }
        enum LoginAssembly {
          static func fill(_ presenter: LoginPresenter) {
            presenter.interactor = LoginInteractor()
            presenter.router = LoginRouter()
          }
        }
        """),
      // The view is loaded before it is filled.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didLoad() }
        final class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          override func viewDidLoad() { super.viewDidLoad(); output.didLoad() }
        }
        final class LoginPresenter: LoginViewOutput { func didLoad() {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            view.1️⃣view.backgroundColor = .red
            view.output = LoginPresenter()
            return view
          }
        }
        """),
    ],
    nonTriggering: [
      // A closure runs later, a branch may not run, a check is no use, and somebody else may have set it before.
      Example(
        dialect: "configurator",
        """
        protocol LoginPresenterProtocol: AnyObject { func configureView() }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenterProtocol!
          let configurator = LoginConfigurator()
          var isReady = false
          override func viewDidLoad() {
            super.viewDidLoad()
            later { self.presenter.configureView() }
            if isReady { presenter.configureView() }
            if presenter == nil { print("") }
            configurator.configure(with: self)
            presenter.configureView()
          }
          func later(_ work: @escaping () -> Void) {}
        }
        final class LoginPresenter: LoginPresenterProtocol { func configureView() {} }
        final class LoginConfigurator {
          func configure(with view: LoginViewController) { view.presenter = LoginPresenter() }
        }
        final class HomeViewController: UIViewController {
          var presenter: HomePresenter!
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter?.stop()
            presenter = HomePresenter()
          }
        }
        final class HomePresenter { func stop() {} }
        final class HomeConfigurator {
          func make() -> HomeViewController { let view = HomeViewController(); view.presenter = HomePresenter(); return view }
        }
        """),
      // An initializer that has it set first, and a view that is handed on before it is loaded.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didLoad() }
        final class LoginViewController: UIViewController {
          var output: LoginViewOutput!
          override func viewDidLoad() { super.viewDidLoad(); output.didLoad() }
        }
        final class LoginPresenter: LoginViewOutput {
          var router: LoginRouter!
          init() { connect(); router.open() }
          func connect() { router = LoginRouter() }
          func didLoad() {}
        }
        final class LoginRouter { func open() {} }
        enum LoginAssembly {
          static func configureModule() -> UIViewController {
            let view = LoginViewController()
            fill(view)
            view.view.backgroundColor = .red
            view.output = LoginPresenter()
            return view
          }
          static func fill(_ view: LoginViewController) { view.output = LoginPresenter() }
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.wiring.early.map { read in
      Violation(
        rule: Self.id, case: read.case, .early(read, input.component(read.owner)), at: read.range, component: read.owner,
        target: read.target, property: read.property,
        notes: read.set.map { [Finding.Note(range: $0, message: "'\(read.property)' is set here")] } ?? [])
    }
  }
}

extension Wiring.EarlyRead {
  fileprivate var `case`: String {
    guard isImplicitlyUnwrapped else { return "optional" }
    return isInitializer ? "initializer" : "implicitly-unwrapped"
  }
}

extension Violation.Message {
  fileprivate static func early(_ read: Wiring.EarlyRead, _ owner: Component) -> Self {
    let effect = read.isImplicitlyUnwrapped ? "so the app crashes" : "so the call is lost"
    let through = read.caller.map { " by '\($0)'" } ?? ""
    let remedy =
      read.isInitializer ? "pass it to the initializer, or use it once it is set" : "set it first"
    return
      "'\(read.property)' of \(owner.role) '\(owner.name)' is used\(through) before it is set, \(effect); \(remedy)"
  }
}

import ViperLinking
internal import ViperModel

struct LeakedModule: Rule {
  static let id = "leaked-module"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A closure or timer keeps its own owner, so the module is never released.",
    rationale: """
      A closure that captures 'self' strongly and is stored by the object itself, or by one that it owns, closes a cycle; so \
      does a subscription to one's own publisher. A repeating timer, a display link and the notification center live as long \
      as the app. Reported only where nothing sets the property to nil, and only 'deinit', which never runs, stops the timer \
      or removes the observer. Closures of helpers, method references and captured locals count where the code that assembles a \
      module is seen to leave them; so do tasks that never end, and lists of objects that live as long as the app. Where a \
      dialect's base class keeps a view until it is read ('until-read'), a wireframe that is created but never shown leaks as \
      well.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "infinum",
        """
        class BaseWireframe {
          private unowned var _viewController: UIViewController
          private var _temporaryStoredViewController: UIViewController?
          init(viewController: UIViewController) { _temporaryStoredViewController = viewController; _viewController = viewController }
          var viewController: UIViewController { defer { _temporaryStoredViewController = nil }; return _viewController }
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          private unowned let view: LoginViewController
          private let wireframe: LoginWireframe
          init(view: LoginViewController, wireframe: LoginWireframe) { self.view = view; self.wireframe = wireframe }
        }
        final class LoginWireframe: BaseWireframe {
          init() {
            let view = LoginViewController()
            super.init(viewController: view)
            view.presenter = LoginPresenter(view: view, wireframe: self)
          }
        }
        final class Start {
          func open(in window: UIWindow) {
            let login = 1️⃣LoginWireframe()
            let shown = LoginWireframe()
            window.rootViewController = shown.viewController
          }
        }
        """),
      Example(
        dialect: "viper",
        """
        final class LoginButton: UIButton { var onTap: (() -> Void)? }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          private let button = LoginButton()
          private var ticks: Timer?
          override func viewDidLoad() {
            super.viewDidLoad()
            button.onTap = { 1️⃣self.presenter.tap() }
            ticks = Timer.scheduledTimer(timeInterval: 1, target: 2️⃣self, selector: #selector(tick), userInfo: nil, repeats: true)
            NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in 3️⃣self.tick() }
          }
          @objc func tick() {}
          deinit { ticks?.invalidate() }
        }
        final class LoginPresenter {
          let interactor = LoginInteractor()
          @Published var name = ""
          var names: Set<AnyCancellable> = []
          lazy var retry: () -> Void = { 4️⃣self.interactor.load() }
          func start() {
            interactor.onLoad = { [weak view = self] in _ = view }
            interactor.onFail = { 5️⃣self.retry() }
            $name.removeDuplicates().sink { name in 6️⃣self.show(name) }.store(in: &names)
          }
          func tap() {}
          func show(_ name: String) {}
        }
        final class LoginInteractor { var onLoad: (() -> Void)?; var onFail: (() -> Void)?; func load() { onFail?() } }
        """),
      // A method is a closure that keeps its object; what an assembly's closure captures, it keeps.
      Example(
        dialect: "viper",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          var onClose: (() -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.start()
          }
        }
        final class LoginPresenter {
          let interactor = LoginInteractor()
          func start() { interactor.onLoad = 1️⃣show }
          func show() {}
        }
        final class LoginInteractor { var onLoad: (() -> Void)? }
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginPresenter()
            view.onClose = 2️⃣{ view.dismiss(animated: true) }
            return view
          }
        }
        """),
      // A task that never ends keeps what its code has in hand; a list that the app keeps, what nothing takes out. In any architecture.
      Example(
        dialect: "other",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.start()
          }
        }
        final class LoginPresenter {
          private var updates: Task<Void, Never>?
          deinit { updates?.cancel() }
          func start() {
            updates = Task { [weak self] in
              guard let self else { return }
              1️⃣for await note in NotificationCenter.default.notifications(named: .init("login")) { self.show(note) }
            }
            Session.shared.add(self)
          }
          func show(_ note: Notification) {}
        }
        final class Session {
          static let shared = Session()
          private var listeners: [LoginPresenter] = []
          func add(_ listener: LoginPresenter) { 2️⃣listeners.append(listener) }
        }
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginPresenter()
            return view
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "viper",
        """
        final class LoginButton: UIButton { var onTap: (() -> Void)? }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          private let button = LoginButton()
          private weak var banner: LoginButton?
          private var ticks: Timer?
          override func viewDidLoad() {
            super.viewDidLoad()
            button.onTap = { [weak self] in self?.presenter.tap() }
            banner?.onTap = { self.tick() }
            ticks = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
            let other = LoginButton()
            other.onTap = { self.tick() }
          }
          override func viewDidDisappear(_ animated: Bool) { ticks?.invalidate() }
          @objc func tick() {}
        }
        final class LoginPresenter {
          let interactor = LoginInteractor()
          func start() {
            interactor.onLoad = { self.tap() }
            interactor.load { self.tap() }
          }
          func tap() {}
        }
        final class LoginInteractor {
          var onLoad: (() -> Void)?
          func load(_ done: @escaping () -> Void) { onLoad?(); onLoad = nil; done() }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    let permanent = Set(input.observations.permanent + input.observations.unmade)
    let leaks = input.observations.leaks.filter { !permanent.contains($0.component) }
    let found = leaks.map { leak in
      Violation(
        rule: Self.id, .leak(leak, of: input.component(leak.component)), at: leak.range, component: leak.component,
        property: leak.link ?? leak.property, fact: fact(leak, input), isUniversal: true)
    }
    return captures(input) + found
  }

  /// Each holder is a leak of its own. A timer is one too, but has no name.
  private func fact(_ leak: Leak, _ input: LintInput) -> Finding.Fact? {
    let slot = leak.link ?? leak.property
    guard slot != nil || leak.keeper == .notification else { return nil }
    return Finding.Fact(
      rule: Self.id, owner: input.component(leak.component).name, number: leak.component,
      subject: slot == nil ? leak.holder ?? "" : "", slot: slot ?? "")
  }
}

extension Violation.Message {
  fileprivate static func leak(_ leak: Leak, of component: Component) -> Self {
    let owner = "\(component.role) '\(component.name)'"
    switch leak.keeper {
    case .property:
      guard let link = leak.link, let holder = leak.holder else {
        return
          "the closure in '\(component.name).\(leak.property ?? "")' captures \(owner) strongly, which keeps the closure, so neither is released; capture 'self' weakly"
      }
      return
        "the closure in '\(holder).\(leak.property ?? "")' captures \(owner) strongly, which keeps the closure's owner in '\(link)', so neither is released; capture 'self' weakly"
    case .timer:
      return
        "'\(leak.holder ?? "")' keeps \(owner) until it is invalidated, which \(stopping(leak)); invalidate it when the screen disappears, or hold 'self' weakly in a block"
    case .notification:
      return
        "the notification center keeps \(owner) until the observer is removed, which \(stopping(leak)); capture 'self' weakly"
    case .lasting:
      return
        "\(leak.holder.map { "'\($0)'" } ?? "the framework") keeps \(owner) after its screen is closed; stop it when the screen disappears, or hold \(owner) weakly"
    case .unread:
      return
        "\(owner) is created but never shown, and keeps its view until something reads it, so the module is never released; show it, or do not create it"
    case .subscription:
      return
        "the subscription in '\(component.name).\(leak.property ?? "")' captures \(owner) strongly, which keeps the subscription, so neither is released; capture 'self' weakly"
    }
  }

  private static func stopping(_ leak: Leak) -> String {
    leak.isReleasedInDeinit ? "only its 'deinit' does, so 'deinit' is never called" : "never happens"
  }
}

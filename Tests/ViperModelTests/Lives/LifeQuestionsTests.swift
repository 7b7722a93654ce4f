import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// What the objects of a module tell of its parts.
struct LifeQuestionsTests {
  private static let module = """
    import UIKit
    final class LoginViewController: UIViewController {
      weak var presenter: LoginPresenter?
      var owner: LoginPresenter?
      func keep(_ presenter: LoginPresenter) { owner = presenter }
      func refer(to presenter: LoginPresenter) { self.presenter = presenter }
      override func viewDidLoad() { super.viewDidLoad(); owner?.load() }
      weak var relay: Relay?
      var kept: Relay?
      var onTap: (() -> Void)?
      let button = UIButton()
      let table = UITableView()
    }
    final class Relay: NSObject, UITableViewDelegate {
      private let presenter: LoginPresenter
      init(_ presenter: LoginPresenter) { self.presenter = presenter }
      @objc func tap() { presenter.load() }
    }
    protocol LoginOutput: AnyObject { func closed() }
    final class LoginPresenter {
      weak var view: LoginViewController?
      weak var output: LoginOutput?
      var box = Box()
      let interactor = LoginInteractor()
      func load() { BODY }
      private var task: Task<Void, Never>?
      private let hub = Hub.shared
      private var isDone: Bool { false }
      func wait() {}
      static func tick() {}
      private func ticks() -> AsyncStream<Int> { hub.ticks() }
    }
    final class LoginInteractor {}
    struct Box { weak var view: LoginViewController? }
    final class Hub { static let shared = Hub(); var listener: LoginPresenter?; weak var watcher: LoginPresenter?
      var list: [LoginPresenter] = []
      static var handler: (() -> Void)?
      func ticks() -> AsyncStream<Int> { AsyncStream { continuation in continuation.yield(1) } }
      func add(_ presenter: LoginPresenter) { list.append(presenter) }
      func remove(_ presenter: LoginPresenter) { list.removeAll { $0 === presenter } }
    }
    enum LoginBuilder {
      static func build() -> UIViewController {
        let view = LoginViewController()
        let presenter = LoginPresenter()
        ASSEMBLY
        presenter.view = view
        return view
      }
    }
    """

  private func observations(_ assembly: String, _ body: String = "") throws -> (Observations, CodeModel) {
    let code = Self.module.replacing("BODY", with: body).replacing("ASSEMBLY", with: assembly)
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    return (model.observations, model)
  }

  @Test(arguments: [
    ("view.refer(to: presenter)", ["LoginPresenter"]), ("view.keep(presenter)", []),
    ("view.refer(to: presenter); view.keep(presenter)", []), ("view.presenter = presenter; Hub.shared.listener = presenter", []),
  ])
  func whatNothingKeepsIsUnowned(_ assembly: String, _ expected: [String]) throws {
    let (observations, model) = try observations(assembly)
    #expect(observations.unowned.map { $0.helper ?? model.graph.components[$0.component].name } == expected)
  }

  /// An object that is no part of the module, but works for one.
  @Test(arguments: [
    ("view.relay = Relay(presenter)", ["Relay by View.relay"]),
    ("let relay = Relay(presenter); view.relay = relay; view.kept = relay", []),
    ("let relay = Relay(presenter); view.onTap = { [weak relay] in relay?.tap() }", ["Relay by [weak relay]"]),
    ("let relay = Relay(presenter); view.onTap = { relay.tap() }", []),
    ("view.button.addTarget(Relay(presenter), action: #selector(Relay.tap), for: .touchUpInside)", ["Relay by UIButton.targets"]),
    ("view.table.delegate = Relay(presenter)", ["Relay by UITableView.delegate"]),
  ])
  func aHelperThatNothingKeepsIsUnowned(_ assembly: String, _ expected: [String]) throws {
    let (observations, _) = try observations("view.keep(presenter); \(assembly)")
    let found = observations.unowned.map { "\($0.helper ?? "a part") by \($0.slots.map(\.name).joined(separator: ", "))" }
    #expect(found.map { $0.replacing("LoginViewController", with: "View") } == expected)
  }

  @Test(arguments: [
    ("Hub.shared.listener = self", ["Hub"]), ("Hub.shared.watcher = self", []),
    ("Hub.shared.add(self)", ["Hub"]), ("Hub.shared.add(self); Hub.shared.remove(self)", []),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.load() }", ["Timer"]),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.load() }", []),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in Self.tick() }", []),
    ("NotificationCenter.default.addObserver(self, selector: #selector(load), name: nil, object: nil)", []),
    ("Task { [self] in while !Task.isCancelled { self.wait() } }", ["Task"]),
    ("Task { [self] in while !Task.isCancelled { if isDone { break }; self.wait() } }", []),
    ("Task { [weak self] in guard let self else { return }; for await _ in ticks() { self.wait() } }", ["Task"]),
    ("Task { [weak self, hub] in for await _ in hub.ticks() { guard let self else { return }; self.wait() } }", []),
  ])
  func whatTheAppKeepsIsLeaked(_ body: String, _ expected: [String]) throws {
    let (observations, _) = try observations("view.keep(presenter)", body)
    #expect(observations.leaks.filter { $0.keeper == .lasting || $0.keeper == .timer }.compactMap(\.holder) == expected)
  }

  @Test(arguments: [
    ("Hub.handler = { presenter.load() }", ["handler"]), ("Hub.handler = { [weak presenter] in presenter?.load() }", []),
  ])
  func aClosureThatAnAssemblyLeavesBehindLeaks(_ assembly: String, _ expected: [String]) throws {
    let (observations, _) = try observations("view.keep(presenter); \(assembly)")
    #expect(observations.leaks.filter { $0.keeper == .lasting }.compactMap(\.holder) == expected)
  }

  @Test(arguments: ["task?.cancel()": [], "": ["Task"]])
  func aTaskThatIsCancelledInTimeKeepsNothing(_ stop: String, _ expected: [String]) throws {
    let code = Self.module.replacing("BODY", with: "task = Task { [self] in while !Task.isCancelled { wait() } }")
      .replacing("ASSEMBLY", with: "view.keep(presenter)")
      .replacing("weak var relay", with: "override func viewDidDisappear(_ animated: Bool) { owner?.stop() }\n  weak var relay")
      .replacing("func wait() {}", with: "func wait() {}; func stop() { \(stop) }")
    let leaks = try CodeModel(MarkedCode(code), dialect: "viper").observations.leaks
    #expect(leaks.filter { $0.keeper == .lasting }.compactMap(\.holder) == expected)
  }

  /// What comes above another screen goes before it, also where the app begins with it.
  @Test(arguments: [
    ("window.rootViewController = UINavigationController(rootViewController: view)", []),
    ("window.rootViewController = root; root.present(view, animated: true)", ["Hub"]),
    ("window.rootViewController = UINavigationController(rootViewController: root)\nroot.show(view, sender: nil)", ["Hub"]),
  ])
  func whatTheAppShowsAboveOthersIsClosed(_ showing: String, _ expected: [String]) throws {
    let start = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          self.window = window
          let root = UIViewController()
          let view = LoginBuilder.build()
          \(showing)
          return true
        }
      }
      """
    let code = Self.module.replacing("BODY", with: "Hub.shared.add(self)").replacing("ASSEMBLY", with: "view.keep(presenter)")
    let model = try CodeModel(MarkedCode(code + "\n" + start), dialect: "viper")
    #expect(model.observations.leaks.filter { $0.keeper == .lasting }.compactMap(\.holder) == expected)
  }

  @Test(arguments: [
    // Nothing calls what lets go.
    ("private var held: LoginViewController?; func attach() { held = view }; func detach() { held = nil }", 1),
    (
      "private var held: LoginViewController?; func attach() { held = view }; func detach() { held = nil }; func stop() { detach() }",
      0
    ),
  ])
  func whatNothingCallsLetsGoOfNothing(_ members: String, _ cycles: Int) throws {
    let code = Self.module.replacing("ASSEMBLY", with: "view.keep(presenter)").replacing("BODY", with: "attach()")
      .replacing("var box = Box()", with: "var box = Box(); \(members)")
    #expect(try CodeModel(MarkedCode(code), dialect: "viper").observations.objectCycles.count == cycles)
  }

  @Test func aBoxThatHoldsWeaklyIsAWeakReference() throws {
    let (_, model) = try observations("view.keep(presenter); presenter.box.view = view")
    let boxes = model.graph.references.filter { $0.property == "box" }
    #expect(boxes.allSatisfy { $0.strength != .strong })
  }

  @Test func aViewThatIsReturnedIsKeptByItsContainer() throws {
    let (observations, model) = try observations("view.keep(presenter)")
    #expect(observations.ownedOutside.contains { model.graph.components[$0].name == "LoginViewController" })
  }
}

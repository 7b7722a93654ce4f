import Testing
import ViperHeap

/// Which objects live in which phase.
struct LifeTests {
  private func lives(_ code: String, _ type: String, in phase: HeapReport.Phase) throws -> String {
    try #require(ExecutedCode(code).report("Assembly.build()")).lives(type, in: phase)
  }

  /// A module of a view and a presenter.
  private static func module(view: String = "", presenter: String = "", build: String = "") -> String {
    """
    final class LoginView: UIViewController {
      var presenter: LoginPresenter!
      \(view)
    }
    final class LoginPresenter {
      weak var view: LoginView?
      var helper: Helper?
      \(presenter)
    }
    final class Helper { var owner: LoginPresenter?; weak var watcher: LoginPresenter?; var handler: (() -> Void)? }
    enum Assembly {
      static func build() -> UIViewController {
        let view = LoginView()
        let presenter = LoginPresenter()
        view.presenter = presenter
        presenter.view = view
        \(build)
        return view
      }
    }
    """
  }

  @Test func allIsReleasedWithTheScreen() throws {
    let code = Self.module()
    #expect(try lives(code, "LoginPresenter", in: .shown) == "yes")
    #expect(try lives(code, "LoginPresenter", in: .closed) == "no")
  }

  @Test(arguments: [
    ("", "presenter.helper = Helper(); presenter.helper?.owner = presenter", "yes"),
    ("", "presenter.helper = Helper(); presenter.helper?.watcher = presenter", "no"),
    ("", "presenter.helper = Helper(); presenter.helper?.handler = { presenter.view = nil }", "yes"),
    ("", "presenter.helper = Helper(); presenter.helper?.handler = { [weak presenter] in presenter?.view = nil }", "no"),
    ("", "presenter.helper = Helper(); presenter.helper?.handler = { [unowned presenter] in presenter.view = nil }", "no"),
    ("", "presenter.helper = Helper(); presenter.helper?.handler = presenter.reload", "yes"),
    ("override func viewDidLoad() { presenter.start() }", "", "yes"),
    (
      "override func viewDidLoad() { presenter.start() }; override func viewWillDisappear(_ animated: Bool) { presenter.helper = nil }",
      "", "no"
    ),
    (
      "override func viewDidLoad() { presenter.start() }; override func viewDidDisappear(_ animated: Bool) { presenter.stop() }",
      "", "no"
    ),
  ]) func aCycleOutlivesTheScreen(_ view: String, _ build: String, _ expected: String) throws {
    let code = Self.module(
      view: view,
      presenter:
        "func reload() {}; func start() { helper = Helper(); helper?.owner = self }; func stop() { helper?.owner = nil }",
      build: build)
    #expect(try lives(code, "LoginPresenter", in: .closed) == expected)
  }

  @Test func aPartThatNothingKeepsIsReleasedAtOnce() throws {
    let code = Self.module(build: "let helper = Helper(); helper.watcher = presenter")
    #expect(try lives(code, "Helper", in: .assembled) == "no")
  }

  @Test func aTimerKeepsItsClosure() throws {
    let code = Self.module(
      view:
        "override func viewDidLoad() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.presenter.tick() } }",
      presenter: "func tick() {}")
    #expect(try lives(code, "LoginView", in: .closed) == "yes")
  }

  @Test func whatTheMainQueueHasRunIsReleased() throws {
    let code = Self.module(
      view: "override func viewDidLoad() { DispatchQueue.main.async { self.presenter.tick() } }", presenter: "func tick() {}")
    #expect(try lives(code, "LoginView", in: .closed) == "no")
  }
}

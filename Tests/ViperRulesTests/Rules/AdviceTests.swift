import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Advice that leads to sound code if it is followed to the letter.
@Suite struct AdviceTests {
  /// - Parameter property: the one that the finding is about; nil for the first finding.
  private func message(_ rule: String, _ code: String, dialect: String = "viper", property: String? = nil) throws -> String {
    let linted = try Linted(code, dialect: dialect)
    let found = linted.findings(of: rule).first { property == nil || $0.property == property }
    return try #require(found?.message, "\(linted)")
  }

  // MARK: ownership

  /// The message of a place that another finding's edit settles.
  private func settledMessage(_ rule: String, _ code: String) throws -> String {
    let model = try Linted(code, dialect: "infinum").model
    return try #require(LintEngine.places(in: model, by: .builtIn).first { $0.rule == rule }?.message)
  }

  private static func chat(view: String) -> String {
    """
    protocol ChatViewProtocol: AnyObject {}
    protocol ChatPresenterProtocol: AnyObject {}
    final class ChatViewController: UIViewController, ChatViewProtocol { weak var presenter: ChatPresenterProtocol? }
    final class ChatPresenter: ChatPresenterProtocol { \(view); var interactor: ChatInteractor? }
    final class ChatInteractor { var presenter: ChatPresenter? }
    enum ChatAssembly {
      static func make() -> UIViewController {
        let (view, presenter, interactor) = (ChatViewController(), ChatPresenter(), ChatInteractor())
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.presenter = presenter
        return view
      }
    }
    """
  }

  @Test func aNewOwnerIsNotKeptByWhatItKeeps() throws {
    let inverted = Self.chat(view: "var view: ChatViewProtocol?")
    #expect(
      try settledMessage("weak-owner", inverted).hasSuffix(
        "; declare it strong, and 'ChatInteractor.presenter' and 'ChatPresenter.view' weak"))
    #expect(
      try message("retain-cycle", inverted, dialect: "infinum").contains(
        "declare it and 'ChatPresenter.view' weak and, in the same change, 'ChatViewController.presenter' strong")
    )
    let sound = Self.chat(view: "weak var view: ChatViewProtocol?")
    #expect(try settledMessage("weak-owner", sound).hasSuffix("and, in the same change, 'ChatInteractor.presenter' weak"))
    #expect(try !message("retain-cycle", sound, dialect: "infinum").contains("'ChatPresenter.view'"))
  }

  /// A property that is to become weak gets no interface that it cannot hold weakly.
  @Test(arguments: [("ChatViewProtocol", false), ("ChatViewProtocol: AnyObject", true)])
  func aPropertyThatIsToBecomeWeakNeedsAnInterfaceOfClasses(_ interface: String, _ isRetyped: Bool) throws {
    let linted = try Linted(
      """
      protocol \(interface) { func show() }
      final class ChatViewController: UIViewController, ChatViewProtocol {
        let presenter = ChatPresenter()
        override func viewDidLoad() { presenter.view = self }
        func show() {}
      }
      final class ChatPresenter { var view: ChatViewController?; var interactor: ChatInteractor?; func show() { view?.show() } }
      final class ChatInteractor {}
      """)
    let found = try #require(linted.findings(of: "concrete-dependency").first { $0.property == "view" })
    #expect((found.remedy != nil) == isRetyped)
  }

  /// As that dialect has it, the wireframe keeps the interactor, and the presenter does not.
  @Test(arguments: [("ChatInteractorInput", false), ("ChatInteractorInput: AnyObject", true)])
  func aPropertyThatIsNoOwnerInTheDialectNeedsAnInterfaceOfClasses(_ interface: String, _ isRetyped: Bool) throws {
    let linted = try Linted(
      """
      protocol \(interface) { func load() }
      final class ChatViewController: UIViewController { var presenter: ChatPresenter? }
      final class ChatPresenter { let interactor: ChatInteractor; init(_ i: ChatInteractor) { interactor = i }; func go() { interactor.load() } }
      final class ChatInteractor: ChatInteractorInput { func load() {} }
      final class ChatWireframe {}
      """, dialect: "module-owner")
    let found = try #require(linted.findings(of: "concrete-dependency").first { $0.property == "interactor" })
    #expect((found.remedy != nil) == isRetyped)
  }

  private static func map(view: String) -> String {
    """
    import SwiftUI
    \(view)
    final class MapPresenter: ObservableObject { var interactor: MapInteractor! }
    final class MapInteractor { var presenter: MapPresenter! }
    enum MapModule {
      static func make() -> AnyView {
        let (presenter, interactor) = (MapPresenter(), MapInteractor())
        presenter.interactor = interactor
        interactor.presenter = presenter
        return AnyView(MapView(presenter: presenter))
      }
    }
    """
  }

  @Test(arguments: ["@ObservedObject", "@StateObject", "@State"]) func aViewOfSwiftUIKeepsItsPresenter(_ wrapper: String) throws {
    let kept = Self.map(
      view: "struct MapView: View { \(wrapper) var presenter: MapPresenter; var body: some View { Text(\"\") } }")
    #expect(try message("retain-cycle", kept).hasSuffix("; declare the property weak"))
  }

  @Test(arguments: ["var", "@State var"]) func aViewKeepsWhatItsMemberwiseInitializerTakes(_ property: String) throws {
    let kept = Self.map(view: "struct MapView: View { \(property) presenter: MapPresenter?; var body: some View { Text(\"\") } }")
    let plain = kept.replacing(
      "let (presenter, interactor) = (MapPresenter(), MapInteractor())",
      with: "let presenter = MapPresenter(); let interactor = MapInteractor()")
    #expect(try message("retain-cycle", plain).hasSuffix("; declare the property weak"))
  }

  /// Two routers that the app's delegate wires and lets go of.
  private static func routers(_ start: String) -> String {
    ["List", "Form"].map { name in
      """
      final class \(name)Router {
        var other: \(name == "List" ? "Form" : "List")Router?
        weak var view: \(name)ViewController?
        func open() {
          let (view, presenter) = (\(name)ViewController(), \(name)Presenter())
          view.presenter = presenter
          presenter.router = self
          self.view = view
          UIWindow().rootViewController = view
        }
      }
      final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter? }
      final class \(name)Presenter { var router: \(name)Router?; let interactor = \(name)Interactor() }
      final class \(name)Interactor {}

      """
    }.joined() + """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          let list = ListRouter()
          let form = FormRouter()
          list.other = form
          form.other = list
          \(start)
        }
      }
      """
  }

  @Test func whatItsCreatorLetsGoOfNeedsAnOwner() throws {
    #expect(try message("retain-cycle", Self.routers("")).contains("once something else keeps"))
    // Each may live on without the other one, and perhaps needs it then.
    let both = try message("retain-cycle", Self.routers("let both = [list, form]; keep(both)"))
    #expect(both.hasSuffix("; declare the property weak if 'FormRouter' need not keep 'ListRouter' alive"))
    for start in ["list.open(); form.open()", "list.open()"] {
      let opened = try message("retain-cycle", Self.routers(start))
      #expect(opened.hasPrefix("'FormRouter.other'"))
      #expect(opened.hasSuffix("; declare the property weak if 'FormViewController' need not keep 'ListRouter' alive"))
    }
  }

  /// A helper that returns the interactor, with and without its name.
  private static func assembled(_ creation: String) -> String {
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func start() { window?.rootViewController = LoginAssembly.make() }
    }
    enum LoginAssembly {
      static func make() -> UIViewController? {
        guard let interactor = interactor() else { return nil }
        let presenter = LoginPresenter(interactor: interactor)
        interactor.presenter = presenter
        return LoginViewController(presenter: presenter)
      }
      private static func interactor() -> LoginInteractor? {
        guard let store = Store.shared else { return nil }
        return \(creation)(store: store)
      }
    }
    final class LoginViewController: UIViewController {
      let presenter: LoginPresenter
      init(presenter: LoginPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
    }
    protocol LoginInteractorOutput: AnyObject { func done() }
    protocol LoginInteractorInput: AnyObject { func load() }
    final class LoginPresenter: LoginInteractorOutput {
      let interactor: LoginInteractorInput
      init(interactor: LoginInteractorInput) { self.interactor = interactor }
      func done() { interactor.load() }
    }
    final class LoginInteractor: LoginInteractorInput {
      var presenter: LoginInteractorOutput?
      let store: Store
      init(store: Store) { self.store = store }
      func load() { presenter?.done() }
    }
    """
  }

  @Test func partIsMadeWithoutItsNameAsWithIt() throws {
    let named = try message("retain-cycle", Self.assembled("LoginInteractor"))
    #expect(named.hasPrefix("'LoginInteractor.presenter' closes a retain cycle"))
    #expect(try message("retain-cycle", Self.assembled(".init")) == named)
  }

  @Test func whatNoViewKeepsIsSaidToHaveNoOwner() throws {
    let loose = Self.map(view: "struct MapView: View { init(presenter: MapPresenter) {}; var body: some View { Text(\"\") } }")
    #expect(try message("retain-cycle", loose).contains("once something else keeps 'MapPresenter'"))
  }

  // MARK: properties that fill themselves

  private static let bySetting = "so set it to nil when done, or let another owner keep 'DetailRouter' and refer to that weakly"

  @Test(arguments: [
    ("lazy var router = DetailRouter()", bySetting),
    ("lazy var router: DetailRouter = { DetailRouter() }()", bySetting),
    ("let router = DetailRouter()", bySetting),
    ("var router: DetailRouter = Maker.make()", bySetting),
    ("lazy var router = DetailRouter.shared", "make it a computed property"),
  ])
  func whatFillsItselfIsNotToBeWeak(_ property: String, _ advice: String) throws {
    let code = """
      final class DetailPresenter { let interactor = DetailInteractor(); \(property); func start() { router.presenter = self } }
      final class DetailInteractor {}
      final class DetailRouter { static let shared = DetailRouter(); var presenter: DetailPresenter? }
      enum Maker { static func make() -> DetailRouter { DetailRouter() } }
      """
    let found = try message("retain-cycle", code, property: "router")
    #expect(found.hasSuffix(advice) && !found.contains("declare"))
  }

  /// A view that its presenter fills at first, and others later.
  @Test func aViewOfItsOwnThatOthersReplaceIsMadeElsewhere() throws {
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginViewController: UIViewController, LoginViewInterface {}
      final class LoginPresenter { var view: LoginViewInterface = LoginViewController(); let interactor = LoginInteractor() }
      final class LoginInteractor {}
      enum LoginBuilder { static func fill(_ presenter: LoginPresenter, _ view: LoginViewInterface) { presenter.view = view } }
      """
    #expect(
      try message("strong-view-reference", code).hasSuffix("; create the view elsewhere, and keep only a weak reference to it"))
  }

  @Test func anInteractorThatFetchesItsPresenterKeepsItWeakly() throws {
    let code = """
      protocol LoginInteractorOutput: AnyObject {}
      final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
      final class OtherLoginOutput: LoginInteractorOutput {}
      final class LoginInteractor { lazy var output: LoginInteractorOutput = resolve(); func load() { tell(output) } }
      """
    #expect(
      try message("interactor-strong-presenter", code)
        .hasSuffix("; create the presenter elsewhere, and keep only a weak reference to it"))
  }

  @Test func aPropertyThatMakesItsValueIsNotToBeWeak() throws {
    let code = """
      final class ChatViewController: UIViewController { weak var presenter: ChatPresenter? }
      final class ChatPresenter { weak var view: ChatViewController?; let interactor = ChatInteractor() }
      final class ChatInteractor { lazy var output = ChatPresenter(); weak var presenter: ChatPresenter?; var other: ChatPresenter? }
      """
    let model = try Linted(code).model
    let held = model.graph.references.filter { ["output", "other"].contains($0.property) }
    let weakening = LintInput(model).weakening(held)
    #expect(weakening.properties == ["'ChatInteractor.other'"])
    #expect(weakening.rest == ", and let 'ChatInteractor.output' refer weakly to what another part makes")
  }

  // MARK: interfaces

  private static func panel(_ use: String) -> String {
    """
    protocol PanelViewProtocol: AnyObject { func show() }
    final class PanelViewController: UIViewController, PanelViewProtocol { var presenter: PanelPresenter!; func show() {} }
    final class PanelPresenter {
      var panel: PanelViewController?
      let interactor = PanelInteractor()
      \(use)
    }
    final class PanelInteractor {}
    """
  }

  @Test(arguments: [
    "func load() { panel?.show() }",
    "func load() { panel?.show(); log(panel) }; func log(_ view: PanelViewProtocol?) {}",
  ])
  func proposesTheInterfaceThatHasAllThatIsUsed(_ use: String) throws {
    #expect(
      try message("concrete-dependency", Self.panel(use), property: "panel").hasSuffix(
        "declare the property as 'PanelViewProtocol'"))
  }

  @Test(arguments: [
    "func load() { panel?.show(); panel?.view.isHidden = true }",
    "func load(in host: UIViewController) { if let panel = panel { host.addChild(panel) } }",
    "func load() { if let panel { close(panel) } }; func close(_ screen: UIViewController) {}",
    "func load() { close(panel) }; func close(_ screen: PanelViewController?) {}",
  ])
  func proposesNoInterfaceForWhatIsUsedAsAScreen(_ use: String) throws {
    #expect(
      try message("concrete-dependency", Self.panel(use), property: "panel").hasSuffix(
        " and used as a view controller; let the wireframe hold it"))
  }

  @Test func proposesNoInterfaceThatIsForAnotherRole() throws {
    let code = """
      protocol MapInteractorOutput: AnyObject { func found() }
      final class MapViewController: UIViewController { var presenter: MapPresenter?; func tap() { presenter?.found() } }
      final class MapPresenter: MapInteractorOutput { func found() {} }
      final class MapInteractor { weak var output: MapInteractorOutput? }
      """
    #expect(
      try message("concrete-dependency", code).hasSuffix(
        "add a protocol for 'MapPresenter' and declare the property as that protocol"))
  }

  @Test func proposesNoInterfaceForWhatNothingReads() throws {
    let code = """
      final class MapViewController: UIViewController { var presenter: MapPresenter? }
      final class MapPresenter { weak var router: MapRouter?; init(router: MapRouter) { self.router = router } }
      final class MapRouter { func open() {} }
      """
    let found = try #require(Linted(code).findings(of: "concrete-dependency").first { $0.property == "router" })
    #expect(found.severity == .info && found.message.hasSuffix(", but never read; remove the property"))
    let owned = try Linted(code.replacing("weak var router", with: "var router")).findings(of: "concrete-dependency")
    let message = owned.first { $0.property == "router" }?.message
    #expect(message?.hasSuffix("remove the property unless it keeps the wireframe alive") == true)
    let used = try Linted(code.replacing("self.router = router", with: "self.router = router; self.router?.open()"))
    #expect(used.findings(of: "concrete-dependency").first { $0.property == "router" }?.severity == .warning)
  }

  // MARK: a team's style

  /// - Parameter router: what the last module's router is made of.
  private static func fewModules(_ router: String) -> String {
    ["Home", "News", "Chat"].map { m in
      """
      protocol \(m)PresenterProtocol: AnyObject { func tap() }
      final class \(m)ViewController: UIViewController { var presenter: \(m)PresenterProtocol! }
      final class \(m)Presenter: \(m)PresenterProtocol {
        private weak var router: \(m)Router?
        init(router: \(m)Router) { self.router = router }
        func tap() { router?.open() }
      }
      \(m == "Chat" ? router : "final class \(m)Router { func open() {} }")

      """
    }.joined()
  }

  @Test func aRoleWithoutInterfacesIsJudgedLikeOneThatHasThem() throws {
    let without = try Linted(Self.fewModules("final class ChatRouter { func open() {} }")).findings(of: "concrete-dependency")
    #expect(without.map(\.severity) == [.warning, .warning, .warning])
    let with = try Linted(
      Self.fewModules(
        "protocol ChatRouterProtocol { func open() }\nfinal class ChatRouter: ChatRouterProtocol { func open() {} }"))
    #expect(with.findings(of: "concrete-dependency").contains { $0.severity == .warning }, "\(with)")
  }

  /// - Parameter interactor: the type by which each presenter holds its interactor.
  private static func modules(_ interactor: (String) -> String) -> String {
    (1...12).map { number in
      let m = "Login\(number)"
      return """
        // file: \(m).swift
        protocol \(m)ViewProtocol: AnyObject {}
        protocol \(m)InteractorProtocol: AnyObject {}
        final class \(m)ViewController: UIViewController, \(m)ViewProtocol { var presenter: \(m)PresenterProtocol! }
        protocol \(m)PresenterProtocol: AnyObject {}
        final class \(m)Presenter: \(m)PresenterProtocol { weak var view: \(m)ViewProtocol?; let interactor: \(interactor(m)) }
        final class \(m)Interactor: \(m)InteractorProtocol {}

        """
    }.joined()
  }

  @Test func whatAllModulesDoIsJudgedLikeWhatMostDo() throws {
    let uniform = try Linted(Self.modules { "\($0)Interactor" }).findings(of: "concrete-dependency")
    #expect(uniform.count == 12 && uniform.allSatisfy { $0.severity == .warning }, "\(uniform)")
    let mixed = try Linted(Self.modules { $0.hasSuffix("2") ? "\($0)InteractorProtocol" : "\($0)Interactor" })
      .findings(of: "concrete-dependency")
    #expect(mixed.count == 10 && mixed.allSatisfy { $0.severity == .warning }, "\(mixed)")
  }

  // MARK: a view that only its router keeps

  private static func more(_ router: String) -> String {
    """
    protocol MoreRouterProtocol: AnyObject {}
    final class MoreViewController: UIViewController { var presenter: MorePresenter! }
    final class MorePresenter { var router: MoreRouterProtocol?; var interactor: MoreInteractor?; init(router: MoreRouterProtocol) { self.router = router } }
    final class MoreInteractor {}
    final class MoreRouter: MoreRouterProtocol { var screen: MoreViewController?; \(router) }
    """
  }

  @Test(arguments: [
    // The factory returns the view already.
    (
      "static func make() -> UIViewController { let view = MoreViewController(); let router = MoreRouter(); "
        + "router.screen = view; view.presenter = MorePresenter(router: router); return view }", "; declare the property weak"
    ),
    // No storyboard is seen that makes it.
    (
      "func attach(_ view: MoreViewController) { screen = view; view.presenter = MorePresenter(router: self) }",
      "; set the property to nil when done, or declare it weak once something else keeps 'MoreViewController' until it is shown"
    ),
    // Nobody but the router knows the view.
    (
      "init() { let view = MoreViewController(); screen = view; view.presenter = MorePresenter(router: self) }",
      "; create the view in a method that returns it, and declare the property weak"
    ),
    (
      "init() { let view = storyboard.instantiate() as! MoreViewController; screen = view; view.presenter = MorePresenter(router: self) }",
      "; create the view in a method that returns it, and declare the property weak"
    ),
  ])
  func returnsAViewThatOnlyItsRouterKeeps(_ router: String, _ advice: String) throws {
    #expect(try message("retain-cycle", Self.more(router)).hasSuffix(advice))
  }
}

import Testing
import ViperFacts

@testable import ViperModel

/// What rules need in addition to the graph, from a build and as a later run reads it back.
@Suite struct ObservationsSnapshotTests {
  /// Code in which everything is observed that there is to observe.
  private static let code = [
    "Orders.swift": """
    import UIKit
    final class OrdersViewController: UIViewController {
      var presenter: OrdersPresenter!
      override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
    }
    final class OrdersPresenter {
      var wireframe: OrdersWireframe?
      weak var view: OrdersViewController?
      let interactor = OrdersInteractor()
      private let list = OrdersList()
      func load() { list.owner = self; wireframe?.open() }
    }
    final class OrdersInteractor {}
    final class OrdersList { var owner: OrdersPresenter? }
    final class OrdersWireframe {
      static func make() -> UIViewController {
        let view = OrdersViewController()
        let presenter = OrdersPresenter()
        view.presenter = presenter
        presenter.view = view
        return view
      }
      func open() {}
    }
    """,
    "App.swift": """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      struct Start {
        func show() { let view = LoginViewController() }
        func wire() { let cart = CartWireframe(); let sale = SaleWireframe(); cart.sale = sale; cart.open() }
      }
    }
    final class Menu { let login: LoginPresenter; func open() { LoginWireframe.configure(LoginViewController()) } }
    enum LoginBuilder { static func build() { let panel = LoginPanelViewController(); panel.presenter = LoginPresenter() } }
    final class Banner: UIView { var presenter: LoginPresenter? }
    struct Greeting: ViewModifier { let login: LoginPresenter }
    """,
    "Login.swift": """
    import SwiftUI
    import UIKit
    protocol LoginViewInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
    protocol LoginPresenterInterface: AnyObject {}
    protocol Coloured { var tint: UIColor { get } }
    protocol LoginPresenterShape { associatedtype Screen }
    final class LoginPanelViewController: UIViewController { var presenter = LoginPresenter() }
    final class LoginHeaderView: UIView { func make() -> LoginViewController { LoginViewController() } }
    final class LoginTabsViewController: UITabBarController { var presenter: LoginPresenter! { didSet { presenter.open() } } }
    final class LoginHomeViewController: UIViewController {
      var presenter: LoginPresenter!
      func show() { keep(presenter) }
      func keep(_ own: LoginPresenter) {}
      func see() { UserDefaults.standard.set(true, forKey: ""); UserDefaults.standard.set(false, forKey: "") }
    }
    final class LoginPresenter: LoginPresenterInterface, LoginPresenterShape, Coloured, UIScrollViewDelegate {
      typealias Screen = LoginViewController
      let wireframe = LoginWireframe()
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      func link() -> some View { NavigationLink(destination: wireframe.make()) { Text("") } }
      var tint: UIColor { .red }
      func open() { UIApplication.shared.open(url); UIApplication.showError() }
      weak var view: LoginViewInterface?
      let interactor = LoginInteractor()
      var colour: UIColor?
      var kept: UIViewController?
      func drop() { kept = nil }
      private func idle() { print(UILabel()) }
      func take(_ photo: UIImage) { interactor.save(photo) }
    }
    final class LoginHelperInteractor { static let shared = LoginHelperInteractor(); private init() {}; weak var presenter: LoginPresenter? }
    final class LoginInteractor { weak var presenter: LoginPresenter?; func save(_ photo: UIImage) { presenter?.open() } }
    struct LoginFormView: View {
      @ObservedObject var presenter: LoginPresenter
      @EnvironmentObject var wireframe: LoginWireframe
      var body: some View { Text("").sheet(isPresented: $wireframe.isOpen) { Text("") } }
    }
    extension UIApplication { static func showError() {} }
    class LoginBase<Screen: AnyObject, Owner> { var screen: Screen?; var owner: Owner? }
    final class LoginWireframe: LoginBase<LoginViewController, LoginPresenter> {
      static func configure(_ view: LoginViewController) {}
      static func ask(then done: @escaping () -> Void) -> LoginWireframe { LoginWireframe() }
    }
    """,
    "Basket.swift": """
    protocol PresenterInterface: AnyObject { func viewDidLoad() }
    extension PresenterInterface { func viewDidLoad() { fatalError() } }
    protocol BasketPresenterInterface: PresenterInterface { func idle(); func rest() }
    extension BasketPresenterInterface { func rest() {} }
    protocol BasketInteractorInterface: AnyObject { func load() }
    final class BasketViewController: UIViewController {
      var presenter: BasketPresenterInterface!
      func show() { presenter.viewDidLoad(); (presenter as? BasketPresenter)?.idle() }
    }
    final class BasketPresenter: BasketPresenterInterface { var interactor: BasketInteractorInterface?; func idle() {} }
    """,
    "Note.swift": """
    final class NoteViewController: UIViewController {
      weak var presenter: NotePresenter?
      let list = NoteList()
      var ticks: Timer?
      override func viewDidLoad() {
        list.onTap = { self.presenter?.load() }
        ticks = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
      }
      @objc func tick() {}
      deinit { ticks?.invalidate() }
    }
    final class NoteList: UIView { var onTap: (() -> Void)? }
    final class NotePresenter { weak var view: NoteViewController?; weak var interactor: NoteInteractor?; func load() {} }
    final class NoteInteractor { func load(_ done: @escaping (Int) -> Void) { do { done(try read()) } catch {} } }
    enum NoteBuilder {
      static func build() -> NoteViewController {
        let view = NoteViewController()
        let presenter = NotePresenter()
        let interactor = NoteInteractor()
        presenter.interactor = interactor
        view.presenter = presenter
        presenter.view = view
        return view
      }
    }
    """,
    "Hotel.swift": """
    final class HotelViewController: UIViewController {
      var presenter: HotelPresenter!
      override func viewDidLoad() { super.viewDidLoad(); prepare(); presenter = HotelPresenter() }
      func prepare() { presenter.start() }
    }
    final class HotelPresenter {
      var interactor: HotelInteractor!
      var wireframe: HotelWireframe!
      var guide: HotelWireframe!
      init() { interactor.load() }
      func start() { guide.open() }
      func loadFailed() {}
    }
    final class HotelInteractor {
      weak var presenter: HotelPresenter?
      func load() { do { try read(); presenter?.start() } catch { print(error) } }
    }
    final class HotelWireframe {
      func open() {}
      static func make() -> UIViewController {
        let view = HotelViewController()
        let presenter = HotelPresenter()
        let interactor = HotelInteractor()
        let spare = HotelInteractor()
        spare.presenter = presenter
        presenter.interactor = interactor
        presenter.wireframe = HotelWireframe()
        presenter.wireframe = HotelWireframe()
        return view
      }
    }
    """,
    // Nothing that is read makes the module.
    "Motel.swift": """
    import UIKit
    final class MotelViewController: UIViewController { var presenter: MotelPresenter! }
    final class MotelPresenter {
      let interactor: MotelInteractor
      init(interactor: MotelInteractor) { self.interactor = interactor }
      func start() { interactor.onLoad = { self.start() } }
    }
    final class MotelInteractor { var onLoad: (() -> Void)? }
    final class MotelWireframe {}
    """,
    // The base class gives its view up at the first read.
    "Chat.swift": """
    import UIKit
    class ChatBase {
      private unowned var kept: UIViewController
      private var first: UIViewController?
      init(viewController: UIViewController) { first = viewController; kept = viewController }
      var viewController: UIViewController { defer { first = nil }; return kept }
    }
    final class ChatViewController: UIViewController { var presenter: ChatPresenter! }
    final class ChatPresenter { unowned let view: ChatViewController; init(view: ChatViewController) { self.view = view } }
    final class ChatWireframe: ChatBase {
      init() {
        let view = ChatViewController()
        super.init(viewController: view)
        view.presenter = ChatPresenter(view: view)
      }
    }
    func openChat(in window: UIWindow) {
      let chat = ChatWireframe()
      chat.viewController.title = "Chat"
      window.rootViewController = chat.viewController
    }
    """,
    "New/Spare.swift": "final class SpareWireframe {}",
    "Old/Spare.swift": "final class SpareWireframe {}",
    // Helpers: nothing keeps one, and another one lacks something.
    "Form.swift": """
    import UIKit
    final class FormViewController: UIViewController {
      var presenter: FormPresenter!
      let table = UITableView()
      override func viewDidLoad() { presenter.load() }
    }
    final class FormPresenter {
      let interactor = FormInteractor()
      let checker = FormChecker()
      func load() { checker.check() }
    }
    final class FormInteractor {}
    final class FormChecker { var rules: FormRules!; func check() { rules.run() } }
    final class FormRules { func run() {} }
    final class FormRows: NSObject, UITableViewDelegate {}
    enum FormBuilder {
      static func make() -> UIViewController {
        let view = FormViewController()
        view.presenter = FormPresenter()
        view.table.delegate = FormRows()
        return view
      }
    }
    """,
    // Of four factories, one has no caller.
    "Shop.swift": ["Cart", "Card", "Sale", "Gift"].map { name in
      """
      final class \(name)Presenter { let interactor: \(name)Interactor; init(_ interactor: \(name)Interactor) { self.interactor = interactor } }
      final class \(name)Interactor { var presenter: \(name)Presenter? }
      enum \(name)Assembly {
        static func make\(name)() { let part = \(name)Interactor(); part.presenter = \(name)Presenter(part) }
      }

      """
    }.joined() + "final class CartWireframe { var sale: SaleWireframe?; func open() {} }\nfinal class SaleWireframe {}\n"
      + "func shop() { CartAssembly.makeCart(); CardAssembly.makeCard(); SaleAssembly.makeSale() }",
  ]

  /// The observations of a build, and of the run after it.
  private func observations() throws -> (built: Observations, readBack: Observations) {
    let code = CachedCode(Self.code)
    code.pins.dialect = try Fixtures.builtIn("infinum")
    let (built, readBack) = (code.outcome(), code.outcome())
    #expect(!built.isReused && readBack.isReused)
    return (built.model.observations, readBack.model.observations)
  }

  /// The stored properties of a value by name, as text that does not depend on the order of a dictionary.
  private static func fields(_ value: Any) -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.map { ($0.label ?? "", text($0.value)) }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .dictionary || mirror.displayStyle == .set else { return "\(value)" }
    return "\(mirror.children.map { "\($0.value)" }.sorted())"
  }

  @Test func everyFieldIsReadBackAsItWasBuilt() throws {
    let (built, readBack) = try observations()
    for (field, other) in zip(Self.fields(built), Self.fields(readBack)) {
      #expect(field.text == other.text, "'\(field.name)' is not as it was built; Observations+Snapshot.swift writes and reads it")
    }
  }

  /// The same for the models of roots that do not see each other: one alone stays what it is.
  @Test func everyFieldIsKeptWhereModelsAreJoined() throws {
    let code = CachedCode(Self.code)
    code.pins.dialect = try Fixtures.builtIn("infinum")
    let built = code.outcome().model
    let joined = CodeModel.joining([built], of: ProductionCode(code.files)).model
    for (field, other) in zip(Self.fields(built.observations), Self.fields(joined.observations)) {
      #expect(field.text == other.text, "'\(field.name)' is not as it was built; ObservationJoiner.swift joins it")
    }
    #expect(CachedCode.bytes(built, pins: code.pins) == CachedCode.bytes(joined, pins: code.pins))
  }

  /// Else the comparison would say nothing of the field.
  @Test func theCodeHasSomethingForEveryField() throws {
    let built = try observations().built
    for (field, empty) in zip(Self.fields(built), Self.fields(Observations())) {
      #expect(field.text != empty.text, "add code to this test that gives '\(field.name)' a value")
    }
  }

  /// The same for the fields of the records, of which some have a default that a reader could leave as it is.
  @Test func theCodeHasSomethingForEveryFieldOfARecord() throws {
    let built = try observations().built
    let nested = Array(Mirror(reflecting: built.contracts).children) + Array(Mirror(reflecting: built.wiring).children)
    for field in Array(Mirror(reflecting: built).children) + nested {
      guard let records = field.value as? [Any] else { continue }
      var values: [String: Set<String>] = [:]
      for record in records { for (name, text) in Self.fields(record) { values[name, default: []].insert(text) } }
      for (name, texts) in values {
        #expect(!texts.isSubset(of: ["nil", "false", "0", ""]), "'\(field.label ?? "").\(name)' has its default in all records")
      }
    }
  }
}

import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Code that nobody would edit, each with the nearest code that somebody would.
@Suite struct QuietCodeTests {
  private func count(_ rule: String, in code: String) throws -> Int { try Linted(code).findings(of: rule).count }

  // MARK: views and their own assembly

  @Test(arguments: [
    ("override func viewDidLoad() { LoginRouter.createModule(ref: self) }", 0),
    ("init() { super.init(nibName: nil, bundle: nil); LoginRouter.createModule(ref: self) }", 1),
    ("override func viewDidLoad() { LoginRouter.createModule(ref: nil) }", 1),
    ("func tap() { LoginRouter.createModule(ref: self) }", 1),
  ])
  func aViewMayGiveItselfToItsAssemblyWhenItIsLoaded(_ method: String, _ expected: Int) throws {
    let code = """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!; \(method) }
      final class LoginPresenter { let interactor = LoginInteractor(); let router = LoginRouter() }
      final class LoginInteractor {}
      final class LoginRouter { static func createModule(ref: LoginViewController?) {} }
      """
    #expect(try count("view-references-wireframe", in: code) == expected)
  }

  // MARK: views and entities

  private static func view(_ body: String, cell: String = "") -> String {
    """
    final class ListViewController: UIViewController { var presenter: ListPresenter!; \(body) }
    \(cell)
    final class ListPresenter {
      var users: [User] = []
      let interactor = ListInteractor()
      func pick(_ user: User) {}
    }
    final class ListInteractor { func load() -> [User] { [] } }
    // file: User.swift
    struct User: Codable { let name: String }
    """
  }

  @Test(arguments: [
    ("func tap() { let user = presenter.users[0]; presenter.pick(user) }", 0),
    ("func tap() { let user = presenter.users[0]; title = user.name; presenter.pick(user) }", 1),
  ])
  func aLocalThatIsOnlyHandedOnIsNotRead(_ body: String, _ expected: Int) throws {
    #expect(try count("view-references-entity", in: Self.view(body)) == expected)
  }

  @Test func anOverrideNamesWhatItsBaseDecided() throws {
    let base = "class RowCell: UITableViewCell { func fill(_ user: User) {} }\n"
    let cell = "final class ListCell: RowCell { override func fill(_ user: User) { super.fill(user) } }"
    #expect(
      try count(
        "view-references-entity", in: "// file: Base.swift\n" + base + "// file: List.swift\n" + Self.view("", cell: cell)) <= 1)
    let own = "final class ListCell: UITableViewCell { func fill(_ user: User) { show(user) } }"
    #expect(try count("view-references-entity", in: Self.view("", cell: own)) == 1)
  }

  @Test(arguments: [
    "func show(_ any: Any) { if let users = any as? [User] { reload() } }",
    "func show(_ any: Any) { guard let _ = any as? User else { return }; reload() }",
    "func show(_ any: Any) { switch any { case let user as User: reload(); default: break } }",
    "func show(_ any: Any) { if any is User { reload() } }",
  ])
  func askingForATypeIsNoUseOfIt(_ body: String) throws { #expect(try count("view-references-entity", in: Self.view(body)) == 0) }

  @Test(arguments: [
    "func show(_ any: Any) { if let users = any as? [User] { reload(users) } }",
    "func show(_ any: Any) { guard let user = any as? User else { return }; title = \"\\(user.name)\" }",
    "func show(_ any: Any) { switch any { case let user as User: title = user.name; default: break } }",
    "func show(_ any: Any) { title = (any as? User)?.name }",
  ])
  func aCastThatIsReadIsOne(_ body: String) throws { #expect(try count("view-references-entity", in: Self.view(body)) == 1) }

  @Test(arguments: [
    ("func show(_ users: [User]) { reload() }", 0),
    ("func show(with users: [User]) { reload() }; func tap() { show(title: name) }", 0),
    ("func show(with users: [User]) { reload() }; func tap() { show(with: presenter.users) }", 1),
    ("func show(with users: [User]) { reload() }; func tap() { perform(show) }", 1),
    ("func show(_ users: [User]) { reload(users) }", 1),
    ("var users: [User] = []; func show(_ new: [User]) { reload() }", 1),
  ])
  func aParameterThatAnUncalledMethodIgnoresIsNoUse(_ body: String, _ expected: Int) throws {
    #expect(try count("view-references-entity", in: Self.view(body)) == expected)
  }

  /// The interface is where the entity enters, and what its implementation ignores is still to be passed.
  @Test func anIgnoredParameterThatAnInterfaceRequiresIsOne() throws {
    let code = Self.view("func show(_ users: [User]) { reload() }")
      .replacing("UIViewController {", with: "UIViewController, ListViewInput {")
    #expect(
      try count("view-references-entity", in: "protocol ListViewInput: AnyObject { func show(_ users: [User]) }\n" + code) == 1)
  }

  // MARK: methods that nothing calls

  private static func opener(_ body: String) -> String {
    """
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter { var interactor: HomeInteractor!; var router: HomeRouter!; \(body) }
    final class HomeInteractor {}
    final class HomeRouter {}
    final class ShopViewController: UIViewController { var presenter: ShopPresenter! }
    final class ShopPresenter { var interactor: ShopInteractor! }
    final class ShopInteractor {}
    """
  }

  @Test(arguments: [
    ("private func pages() -> [UIViewController] { [ShopViewController()] }", 0),
    ("private func pages() -> [UIViewController] { [ShopViewController()] }; func show() { router.show(pages()) }", 1),
    ("private func pages() -> [UIViewController] { [ShopViewController()] }; func show() { router.show(pages) }", 1),
    ("func pages() -> [UIViewController] { [ShopViewController()] }", 1),
    ("@objc private func pages() -> [UIViewController] { [ShopViewController()] }", 1),
    (
      "private func pages() -> [UIViewController] { [ShopViewController()] }; private func pages(of kinds: [Int]) -> [UIViewController] { [] }"
        + "; func show() { router.show(pages(of: [1])) }", 0
    ),
    (
      "private func pages(of kinds: [Int] = []) -> [UIViewController] { [ShopViewController()] }; func show() { router.show(pages()) }",
      1
    ),
  ])
  func whatAnUncalledPrivateMethodCreatesIsNeverCreated(_ body: String, _ expected: Int) throws {
    #expect(try count("component-created-outside-assembly", in: Self.opener(body)) == expected)
  }

  private static func camera(_ data: String) -> String {
    """
    final class CameraViewController: UIViewController { var presenter: CameraPresenter!; func show(_ data: Capture) { play(data) } }
    final class CameraPresenter { let interactor = CameraInteractor() }
    final class CameraInteractor { func start() -> Capture? { nil } }
    // file: Capture.swift
    extension AVCaptureSession { func begin() {} }
    \(data)
    """
  }

  /// The code base extends the framework's class, which makes it no data.
  @Test func aHandleOfAFrameworkIsNoEntity() throws {
    #expect(try count("view-references-entity", in: Self.camera("struct Capture { let session: AVCaptureSession }")) == 0)
    #expect(try count("view-references-entity", in: Self.camera("struct Capture { let name: String }")) == 1)
  }

  @Test(arguments: [("init(_ raw: UserRaw) { name = raw.name }", 0), ("init(_ name: String) { self.name = name }", 1)])
  func whatIsMadeOfDecodedDataIsMadeForOthers(_ initializer: String, _ expected: Int) throws {
    let code = """
      final class ListViewController: UIViewController { var presenter: ListPresenter!; func show(_ user: UserData) { fill(user) } }
      final class ListPresenter { let interactor = ListInteractor() }
      final class ListInteractor { func load() -> [UserData] { [] } }
      // file: UserData.swift
      final class UserData { let name: String; \(initializer) }
      // file: UserRaw.swift
      struct UserRaw: Decodable { let name: String }
      """
    #expect(try count("view-references-entity", in: code) == expected)
  }

  // MARK: presenters and UIKit

  private static func presenter(_ body: String, interactor: String = "", more: String = "") -> String {
    """
    import UIKit
    final class LoginPresenter { let interactor = LoginInteractor(); \(body) }
    \(more)
    // file: LoginInteractor.swift
    final class LoginInteractor { \(interactor) }
    // file: LoginViewController.swift
    import UIKit
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    """
  }

  private func uses(_ code: String) throws -> [String] {
    try Linted(code).findings.filter { $0.rule == "presenter-uses-uikit-type" || $0.rule == "presenter-imports-uikit" }.map(
      \.rule)
  }

  @Test(arguments: [
    "var crop = UIEdgeInsets.zero",
    "func f() { NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil) }",
    "func f() { observe(UIResponder.keyboardWillShowNotification) }",
    "func f() -> String { UIApplication.openNotificationSettingsURLString }",
  ])
  func theVocabularyOfUIKitIsNoUse(_ body: String) throws { #expect(try uses(Self.presenter(body)) == []) }

  @Test(arguments: [
    "var font = UIFont()", "func f() { UIApplication.shared.open(url) }", "var insets: UIView?", "var next: UIResponder?",
  ])
  func anythingElseIsOne(_ body: String) throws { #expect(try uses(Self.presenter(body)) == ["presenter-uses-uikit-type"]) }

  @Test func anImageThatTheInteractorReturnsIsPayload() throws {
    let body = "var avatar: UIImage?; func load() { avatar = interactor.avatar() }"
    #expect(try uses(Self.presenter(body, interactor: "func avatar() -> UIImage? { nil }")) == [])
    #expect(try uses(Self.presenter(body, interactor: "func avatar() -> Data? { nil }")) == ["presenter-uses-uikit-type"])
    #expect(try uses(Self.presenter(body, interactor: "func save(_ image: UIImage) {}")) == ["presenter-uses-uikit-type"])
    let made = "func badge() -> UIColor { .red }"
    #expect(try uses(Self.presenter(made, interactor: "func avatar() -> UIImage? { nil }")) == ["presenter-uses-uikit-type"])
  }

  private func passed(_ requirement: String, interactor: String) throws -> [String] {
    let code = Self.presenter("", interactor: interactor)
      .replacing(
        "final class LoginPresenter {", with: "final class LoginPresenter: LoginPresenterInput { func pick(_ image: UIImage) {};")
    let interface = "\n// file: LoginPresenterInput.swift\nprotocol LoginPresenterInput: AnyObject { \(requirement) }"
    return try Linted(code + interface).findings(of: "presenter-uses-uikit-type")
      .filter { $0.component == "LoginPresenterInput" }.map { "\($0.severity) \($0.case ?? "")" }
  }

  @Test func anImageThatAnInterfacePassesToTheInteractorIsAMinorMatter() throws {
    #expect(try passed("func pick(_ image: UIImage)", interactor: "func save(_ image: UIImage) {}") == ["info passed"])
    #expect(try passed("func pick(_ image: UIImage)", interactor: "func save(_ image: Data) {}") == ["warning "])
    let shown = "func pick(_ image: UIImage); func badge() -> UIImage?"
    #expect(try passed(shown, interactor: "func save(_ image: UIImage) {}") == ["warning "])
    #expect(try passed("func tint(_ color: UIColor)", interactor: "func save(_ color: UIColor) {}") == ["warning "])
  }

  @Test func anImportForAnotherTypesExtensionIsNotThePresenters() throws {
    let row = "\n// file: Row.swift\nenum Row { case a }"
    let extended = Self.presenter("", more: "extension Row { var icon: UIImage? { nil } }") + row
    #expect(try uses(extended) == [])
    let nested = Self.presenter("", more: "private enum Style { static let tint = UIColor.red }")
    #expect(try uses(nested) == [])
    let read = Self.presenter("func f() { use(Style.tint) }", more: "private enum Style { static let tint = UIColor.red }")
    #expect(try uses(read) == ["presenter-imports-uikit"])
  }

  @Test func openingAnAddressIsOneUse() throws {
    let code = Self.presenter(
      "func f() { let url = URL(string: UIApplication.openSettingsURLString)!\n UIApplication.shared.open(url) }")
    let found = try Linted(code).findings(of: "presenter-uses-uikit-type")
    #expect(found.map(\.range.line) == [3])
    #expect(found.first?.message.contains("'UIApplication.open'") == true)
  }

  @Test func theDelegateThatAPickerAsksForIsPartOfThePicker() throws {
    let picking = Self.presenter(
      "", more: "extension LoginPresenter: UINavigationControllerDelegate, UIImagePickerControllerDelegate {}")
    #expect(try uses(picking) == ["presenter-uses-uikit-type"])
    #expect(try Linted(picking).findings(of: "presenter-uses-uikit-type").first?.message.contains("'UIImagePicker") == true)
    let pushing = Self.presenter(
      "var picker: UIImagePickerController?", more: "extension LoginPresenter: UINavigationControllerDelegate {}")
    #expect(try uses(pushing).count == 2)
  }

  @Test func anInterfaceIsImplementedAsOftenAsItHasConformers() throws {
    func message(_ more: String) throws -> String? {
      let code = """
        protocol LoginPresenterProtocol: AnyObject { var mode: UIDatePicker.Mode { get } }
        final class LoginPresenter: LoginPresenterProtocol {
          let interactor = LoginInteractor()
          var mode: UIDatePicker.Mode {
            return UIDatePicker.Mode.date
          }
        }
        final class LoginInteractor {}
        \(more)
        """
      return try Linted(code).findings(of: "presenter-uses-uikit-type").first?.message
    }
    #expect(try message("")?.contains("implement") == false)
    let second = """
      final class DraftPresenter: LoginPresenterProtocol { let interactor = DraftInteractor(); var mode: UIDatePicker.Mode { .date } }
      final class DraftInteractor {}
      """
    #expect(try message(second)?.contains(", which 2 types implement, uses") == true)
  }

  // MARK: screens of SwiftUI

  private static func relay(_ body: String) -> String {
    """
    import SwiftUI
    final class LoginPresenter: ObservableObject { let interactor = LoginInteractor(); var router: LoginRouter?; \(body) }
    // file: LoginInteractor.swift
    final class LoginInteractor {}
    // file: LoginRouter.swift
    import SwiftUI
    final class LoginRouter { var home: AnyView?; func detail(_ id: Int) -> some View { Text("") } }
    // file: LoginView.swift
    import SwiftUI
    struct LoginView: View { @ObservedObject var presenter: LoginPresenter; var body: some View { Text("") } }
    """
  }

  @Test(arguments: [
    "func detail(_ id: Int) -> some View { router?.detail(id) }",
    "var detail: some View { return self.router?.detail(1) }",
    "func home() -> AnyView { router?.home ?? AnyView(EmptyView()) }",
    "var tab: AnyView?; func f(_ isIn: Bool) { self.tab = isIn ? router?.home : nil }; func page() -> AnyView? { tab }",
  ])
  func aScreenOfTheRouterThatIsHandedOnIsRouting(_ body: String) throws {
    #expect(try uses(Self.relay(body)) == [])
  }

  @Test(arguments: [
    "func row(_ id: Int) -> some View { Text(\"\") }",
    "func detail(_ id: Int) -> some View { router?.detail(id).padding() }",
    "func detail(_ id: Int) -> AnyView { let views = [AnyView](); return AnyView(router?.detail(id)) }",
    "var tab: AnyView?; func f() { tab = router?.home; tab = AnyView(Text(\"\")) }; func page() -> AnyView? { tab }",
    "func detail(_ id: Int) -> some View { interactor.detail(id) }",
  ])
  func aViewThatThePresenterMakesIsNot(_ body: String) throws {
    #expect(try !uses(Self.relay(body)).isEmpty)
  }

  // MARK: cycles

  private static func panel(_ use: String) -> String {
    """
    protocol PanelViewDelegate: AnyObject {}
    final class PanelView: UIView { var delegate: PanelViewDelegate? }
    final class LoginViewController: UIViewController, PanelViewDelegate {
      var presenter: LoginPresenter!
      private lazy var panel: PanelView = { let panel = PanelView(); panel.delegate = self; return panel }()
      \(use)
    }
    final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor() }
    final class LoginInteractor {}
    """
  }

  @Test func aLazyPropertyThatNobodyReadsHoldsNothing() throws {
    #expect(try count("retain-cycle", in: Self.panel("")) == 0)
    #expect(try count("retain-cycle", in: Self.panel("func show() { view.addSubview(panel) }")) == 1)
  }

  private static func output(_ assembly: String) -> String {
    """
    protocol LoginInteractorOutput: AnyObject {}
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter: LoginInteractorOutput { weak var view: LoginViewController?; var interactor: LoginInteractor! }
    final class LoginInteractor { var output: LoginInteractorOutput? }
    enum LoginAssembly {
      static func make() -> UIViewController {
        let (view, presenter, interactor) = (LoginViewController(), LoginPresenter(), LoginInteractor())
        view.presenter = presenter
        presenter.interactor = interactor
        \(assembly)
        return view
      }
    }
    """
  }

  @Test func aPropertyThatNobodyFillsHoldsNothing() throws {
    let rules: Set = ["retain-cycle", "interactor-strong-presenter"]
    #expect(try Linted(Self.output("")).findings.filter { rules.contains($0.rule) }.isEmpty)
    #expect(try Linted(Self.output("interactor.output = presenter")).findings.filter { rules.contains($0.rule) }.count == 1)
  }

  @Test func aRouterIsNotToldToLetGoOfAViewThatOnlyItKeeps() throws {
    let code = """
      final class LoginRouter {
        var entry: LoginViewController?
        static func start() -> LoginRouter {
          let router = LoginRouter()
          let view = LoginViewController()
          let presenter = LoginPresenter()
          view.presenter = presenter
          presenter.router = router
          router.entry = view
          return router
        }
      }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { var router: LoginRouter?; let interactor = LoginInteractor() }
      final class LoginInteractor {}
      """
    let found = try Linted(code).findings(of: "retain-cycle")
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.message.contains("; declare the property weak") || !$0.message.contains("entry") }, "\(found)")
  }
}

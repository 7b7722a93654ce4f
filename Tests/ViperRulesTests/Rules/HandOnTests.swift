import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// What code only holds or hands on for others, and the nearest code that uses it.
@Suite struct HandOnTests {
  private func count(_ rule: String, in code: String, dialect: String = "viper") throws -> Int {
    try Linted(code, dialect: dialect).findings(of: rule).count
  }

  // MARK: views

  private static func list(_ body: String, fill: String) -> String {
    """
    final class ListViewController: UIViewController { var presenter: ListPresenter!; let cell = ListCell(); \(body) }
    final class ListCell: UITableViewCell { weak var owner: ListViewController?; \(fill) }
    final class ListPresenter { var rows: [Any] = []; let interactor = ListInteractor() }
    final class ListInteractor { func load() -> [User] { [] } }
    // file: User.swift
    struct User: Codable { let name: String }
    """
  }

  @Test func aCastForACellIsReportedAtTheCell() throws {
    let code = Self.list("func show() { cell.fill(presenter.rows as? [User] ?? []) }", fill: "func fill(_ users: [User]) {}")
    let found = try Linted(code).findings(of: "view-references-entity")
    #expect(found.map(\.range.line) == [2])
    #expect(try count("view-references-entity", in: code.replacing("_ users: [User]", with: "_ users: [Any]")) == 0)
  }

  @Test func aCastThatIsReadIsReportedThere() throws {
    let code = Self.list(
      "func show() { cell.fill((presenter.rows as? [User])?.first?.name) }", fill: "func fill(_ name: String?) {}")
    #expect(try Linted(code).findings(of: "view-references-entity").map(\.range.line) == [1])
  }

  // MARK: wireframes

  private static func cell(_ open: String) -> String {
    """
    protocol MenuOutput: AnyObject {}
    final class CellViewController: UIViewController { var presenter: CellPresenter? }
    final class CellPresenter: MenuOutput { let router: CellRouter; let interactor: CellInteractor; func reload() {} }
    final class CellInteractor {}
    final class CellRouter { weak var output: CellPresenter?; \(open) }
    final class Menu { func show(output: MenuOutput?) {} }
    """
  }

  @Test(arguments: [
    ("func open(_ menu: Menu) { menu.show(output: output) }", 0),
    ("func open(_ menu: Menu) { menu.show(output: self.output!) }", 0),
    ("func open(_ menu: Menu) { menu.show(output: output); output?.reload() }", 1),
    ("func open(_ menu: Menu) { menu.show(output: output as! MenuOutput) }", 0),
    ("func open(_ menu: Menu) {}", 1),
  ])
  func aRouterMayHandOnItsPresenter(_ open: String, _ expected: Int) throws {
    let found = try Linted(Self.cell(open), dialect: "rambler").findings(of: "wireframe-references-presenter")
    #expect(found.count == expected)
    #expect(found.allSatisfy { $0.message.hasSuffix("report back through an output protocol or a closure") })
  }

  @Test(arguments: [("weak var pin", "", 0), ("var pin", "; pin = nil", 0), ("var pin", "", 1)])
  func aWireframeMayKeepTheScreenThatItDismisses(_ property: String, _ end: String, _ expected: Int) throws {
    let code = """
      protocol PinViewProtocol: AnyObject { var controller: UIViewController { get } }
      protocol PinPresenterProtocol: AnyObject {}
      final class PincodeViewController: UIViewController, PinViewProtocol { var presenter: PinPresenterProtocol! }
      final class SetPinPresenter: PinPresenterProtocol { weak var view: PinViewProtocol?; let interactor: SetPinInteractor }
      final class SetPinInteractor {}
      final class EnterPinPresenter: PinPresenterProtocol { weak var view: PinViewProtocol?; let interactor: EnterPinInteractor }
      final class EnterPinInteractor {}
      // file: Account.swift
      final class AccountViewController: UIViewController { var presenter: AccountPresenter? }
      final class AccountPresenter { let interactor: AccountInteractor; let wireframe: AccountWireframe }
      final class AccountInteractor {}
      final class AccountWireframe {
        \(property): PinViewProtocol?
        func done() { pin?.controller.dismiss(animated: true)\(end) }
      }
      """
    let found = try Linted(code, dialect: "view-factory").findings(of: "wireframe-references-view")
    #expect(found.count == expected)
    #expect(found.allSatisfy { $0.message.hasSuffix("hold it weakly, or set it to nil once the screen is dismissed") })
  }

  // MARK: presenters

  private static func root(_ body: String, others: String = "") -> String {
    """
    import UIKit
    final class RootPresenter { var view: UIWindow!; var wireframe: RootWireframe!; var interactor: RootInteractor!; \(body) }
    // file: Others.swift
    import UIKit
    final class RootWireframe { func showLogin(on view: UIWindow) {} }
    final class RootInteractor { weak var presenter: RootPresenter? }
    \(others)
    """
  }

  @Test(arguments: [
    ("func start() { wireframe.showLogin(on: view) }", "", 0),
    ("func start() { wireframe.showLogin(on: view); view.isHidden = true }", "", 1),
    (
      "func start() { wireframe.showLogin(on: view) }",
      "final class RootViewController: UIViewController { var presenter: RootPresenter! }", 1
    ),
  ])
  func aWindowMayBeTheViewThatThePresenterHandsToItsWireframe(_ body: String, _ others: String, _ expected: Int) throws {
    let code = Self.root(body, others: others)
    #expect(try count("presenter-uses-uikit-type", in: code) == expected)
    #expect(try count("presenter-imports-uikit", in: code) == 0)
  }

  private static func call(_ use: String, base: String) -> String {
    """
    final class CallPresenter { let contacts: ContactInteractor; init(contacts: ContactInteractor) { self.contacts = contacts }; \(use) }
    final class ContactInteractor: \(base) { override func run(_ input: String) {}; func stop() {} }
    final class BlockInteractor: \(base) {}
    // file: UseCase.swift
    class UseCase<Input, Output> { func run(_ input: Input) {} }
    class PlainUseCase { func run(_ input: String) {} }
    """
  }

  @Test(arguments: [
    ("func load() { contacts.run(\"\") }", "UseCase<String, Int>", 0),
    ("func load() { contacts.run(\"\"); contacts.stop() }", "UseCase<String, Int>", 1),
    ("func load() { contacts.run(\"\") }", "PlainUseCase", 1),
  ])
  func aGenericBaseClassIsAnInterface(_ use: String, _ base: String, _ expected: Int) throws {
    #expect(try count("concrete-dependency", in: Self.call(use, base: base)) == expected)
  }

  // MARK: advice

  private static func login(_ wireframe: String) -> String {
    """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
    final class LoginPresenter { let interactor: LoginInteractor; func show(_ alert: UIAlertController) { alert.title = nil }; \(wireframe) }
    final class LoginInteractor {}
    """
  }

  @Test(arguments: [
    ("", "; add a wireframe to the module and let it create and present the alert"),
    ("let wireframe = LoginWireframe() }\nfinal class LoginWireframe {", "; let the wireframe create and present the alert"),
  ])
  func adviceNamesAWireframeThatThereIs(_ wireframe: String, _ advice: String) throws {
    let found = try Linted(Self.login(wireframe)).findings(of: "presenter-uses-uikit-type")
    #expect(found.map { $0.message.hasSuffix(advice) } == [true], "\(found.map(\.message))")
  }

  private static func entrance(_ maker: String, _ router: String) -> String {
    """
    protocol EntranceView: AnyObject {}
    final class EntranceViewController: UIViewController, EntranceView { var presenter: EntrancePresenter! }
    final class EntrancePresenter { var router: EntranceRouter; init(router: EntranceRouter) { self.router = router } }
    final class EntranceInteractor {}
    final class EntranceRouter { var view: EntranceView?; \(router) }
    \(maker)
    """
  }

  @Test func aViewThatItsAssemblyReturnsNeedsNoneOfThat() throws {
    let body = """
      let view = EntranceViewController(); let router = EntranceRouter(); router.view = view
      view.presenter = EntrancePresenter(router: router)
      """
    let built = Self.entrance("enum EntranceBuilder { static func make() -> UIViewController {\n\(body)\nreturn view } }", "")
    #expect(try Linted(built).findings(of: "retain-cycle").map { $0.message.hasSuffix("; declare the property weak") } == [true])
    let own = Self.entrance("", "func show() {\n\(body.replacing("let router = EntranceRouter(); router.", with: "self."))\n}")
      .replacing("EntrancePresenter(router: router)", with: "EntrancePresenter(router: self)")
    #expect(
      try Linted(own).findings(of: "retain-cycle").map { $0.message.contains("create the view in a method that returns it") }
        == [
          true
        ])
  }
}

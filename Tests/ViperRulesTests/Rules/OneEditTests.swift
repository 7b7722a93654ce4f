import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Code with several places for one edit, and the nearest code that is two edits.
@Suite struct OneEditTests {
  private func lines(_ linted: Linted, _ rule: String) -> [Int] { linted.findings(of: rule).map(\.range.line) }

  private static let list = """
    import UIKit
    protocol ListViewInput: AnyObject { func show(_ users: [User]) }
    final class ListViewController: UIViewController, ListViewInput {
      var presenter: ListPresenter!
      private var users: [User] = []
      func show(_ users: [User]) { self.users = users }
    }
    final class ListCell: UITableViewCell { func fill(_ user: User) { textLabel?.text = user.name } }
    final class ListPresenter { weak var view: ListViewInput?; let interactor = ListInteractor() }
    final class ListInteractor { func load() -> [User] { [] } }
    // file: User.swift
    struct User: Codable { let name: String }
    """

  @Test func anEntityIsReportedOnceForAModuleAtTheInterfaceOfItsView() throws {
    let found = try Linted(Self.list).findings(of: "view-references-entity")
    #expect(found.map(\.range.line) == [2])
    #expect(found.first?.notes.map(\.range.line) == [5, 6, 8])
    #expect(found.first?.message.contains(" (4 places)") == true)
  }

  /// A presenter between them would take the place of both references.
  @Test func anInteractorThatAnswersTheViewWhichKeepsItIsOneFinding() throws {
    let code = """
      import UIKit
      final class HomeViewController: UIViewController, ListInteractorOutput {
        private let interactor = ListInteractor()
        var presenter: HomePresenter!
        func loaded() { interactor.load() }
      }
      protocol ListInteractorOutput: AnyObject { func loaded() }
      final class ListInteractor { weak var output: ListInteractorOutput?; let home = HomeInteractor(); func load() { output?.loaded() } }
      final class HomePresenter { weak var view: HomeViewController?; let interactor = HomeInteractor() }
      final class HomeInteractor {}
      """
    let linted = try Linted(code)
    #expect(lines(linted, "view-references-interactor") == [3])
    #expect(lines(linted, "interactor-references-view") == [])
    let known = try Linted(code.replacing("let interactor = HomeInteractor()", with: "let interactor = ListInteractor()"))
    #expect(lines(known, "interactor-references-view") == [8])
  }

  @Test func twoEntitiesAreTwoFindings() throws {
    let code =
      Self.list.replacing("fill(_ user: User) {", with: "fill(_ user: User, _ order: Order) { tag = order.id;")
      .replacing("func load()", with: "func orders() -> [Order] { [] }; func load()") + "\nstruct Order: Codable { let id: Int }"
    #expect(Set(try Linted(code).findings(of: "view-references-entity").map(\.target)) == ["User", "Order"])
  }

  /// What is only reached through a reported entity needs no edit of its own.
  @Test func whatAnEntityHoldsBelongsToIt() throws {
    let held = "\nstruct Address: Codable { let street: String }"
    let code = Self.list.replacing("let name: String", with: "let name: String; let home: Address?") + held
    let read = code.replacing("textLabel?.text = user.name", with: "let home = user.home; textLabel?.text = home?.street")
    #expect(try Linted(read).findings(of: "view-references-entity").map(\.target) == ["User"])
    let named = code.replacing("fill(_ user: User) {", with: "fill(_ user: User, at home: Address) { tag = home.street.count;")
    #expect(try Linted(named).findings(of: "view-references-entity").count == 2)
  }

  @Test func whatAPropertyStartsWithGoesWithTheProperty() throws {
    let code = """
      import UIKit
      final class ListPresenter { weak var view: ListViewController?; let interactor = ListInteractor(); let router: ListRouterInput }
      protocol ListRouterInput: AnyObject { func open() }
      final class ListViewController: UIViewController {
        var presenter: ListPresenter!
        lazy var router: ListRouterInput = {
          ListRouter()
        }()
      }
      final class ListRouter: ListRouterInput { func open() {} }
      final class ListInteractor {}
      """
    #expect(lines(try Linted(code), "view-references-wireframe") == [6])
    let other = code.replacing("    ListRouter()\n", with: "    OtherRouter()\n")
      .replacing(
        "final class ListRouter: ListRouterInput", with: "final class OtherRouter {}\nfinal class ListRouter: ListRouterInput"
      )
      .replacing("let router: ListRouterInput }", with: "let router: ListRouterInput; let other: OtherRouter }")
    #expect(lines(try Linted(other), "view-references-wireframe") == [6, 7])
  }

  /// Code outside of modules with a statement about the list's view controller.
  private func start(_ statement: String) throws -> Int {
    try Linted(
      """
      import UIKit
      final class ListPresenter { weak var view: ListViewController?; let interactor = ListInteractor() }
      final class ListViewController: UIViewController { var presenter: ListPresenter?; func tap() { presenter?.view = nil } }
      final class ListInteractor {}
      final class Start { func run() { \(statement) } }
      """
    ).findings(of: "component-created-outside-assembly").count { $0.message.contains("creates view") }
  }

  @Test(arguments: [
    ("Keyboard.shared.classes.append(contentsOf: [ListViewController.self])", 0),
    ("Keyboard.shared.classes.append(ListViewController.self)", 0), ("Keyboard.shared.show(ListViewController())", 1),
  ])
  func namingAClassIsNoCreation(_ statement: String, _ count: Int) throws { #expect(try start(statement) == count) }

  @Test func aPartOfTheScreenThatAnAssemblyFillsIsNoCreationOutsideOfIt() throws {
    let code = """
      import UIKit
      final class ListPresenter { weak var view: ListView?; let interactor: ListInteractor; init(_ i: ListInteractor) { interactor = i } }
      final class ListView: UIView { var presenter: ListPresenter?; func tap() { presenter?.view = nil } }
      final class ListInteractor {}
      final class HomePresenter { weak var view: HomeViewController?; let interactor: HomeInteractor; init(_ i: HomeInteractor) { interactor = i } }
      final class HomeViewController: UIViewController { var presenter: HomePresenter?; let list = ListView(); func tap() { presenter?.view = nil } }
      final class HomeInteractor {}
      final class HomeAssembly {
        func make() -> UIViewController {
          let view = HomeViewController()
          view.presenter = HomePresenter(HomeInteractor())
          view.list.presenter = ListPresenter(ListInteractor())
          return view
        }
      }
      """
    let creations = { (code: String) in
      try Linted(code).findings(of: "component-created-outside-assembly").count { $0.message.contains("creates view 'ListView'") }
    }
    #expect(try creations(code) == 0)
    #expect(try creations(code.replacing("view.list.presenter = ListPresenter(ListInteractor())", with: "")) == 1)
  }

  @Test func aRequiredParameterThatABodyIgnoresIsNoFinding() throws {
    let code = """
      import UIKit
      protocol SheetDelegate: AnyObject { func willShow(with wireframe: SheetWireframe) }
      final class SheetWireframe { weak var delegate: SheetDelegate? }
      final class ListPresenter { weak var view: ListViewController?; let interactor = ListInteractor(); let sheet: SheetWireframe }
      final class ListViewController: UIViewController, SheetDelegate {
        var presenter: ListPresenter!
        func willShow(with wireframe: SheetWireframe) { title = "List" }
      }
      final class ListInteractor {}
      """
    #expect(lines(try Linted(code), "view-references-wireframe").isEmpty)
    let used = code.replacing("title = \"List\"", with: "wireframe.delegate = nil")
    #expect(lines(try Linted(used), "view-references-wireframe") == [7])
  }

  /// What a presenter with some members names, by line.
  private func named(_ members: String, interface: String = "") throws -> [Int] {
    try Linted(
      """
      import UIKit
      protocol MapPresenterInterface: AnyObject { \(interface) }
      final class MapPresenter: MapPresenterInterface {
        let interactor = MapInteractor()
        \(members)
      }
      final class MapInteractor {}
      """
    ).findings(of: "presenter-uses-uikit-type").map(\.range.line)
  }

  private static let pin = """
    func pin() -> UIImage {
        let size = UIScreen.main.bounds.size
        UIColor.red.setFill()
        return UIGraphicsImageRenderer(size: size).image { _ in }
      }
    """

  @Test func whatAMemberNamesToDrawGoesWithItsResult() throws {
    #expect(try named(Self.pin) == [5])
    #expect(try named(Self.pin, interface: "func pin() -> UIImage") == [2])
  }

  @Test func whatAMemberAsksOfTheSystemIsAnotherEdit() throws {
    let copying = Self.pin.replacing("UIColor.red.setFill()", with: "UIPasteboard.general.string = title")
    #expect(try named(copying) == [5, 7])
    #expect(try named(Self.pin.replacing("-> UIImage", with: "-> Data")) == [6, 7, 8])
  }

  @Test func aPlainViewGoesWithTheTableThatItIsPutInto() throws {
    let footer = "func clear() { table.tableFooterView = UIView() }"
    #expect(try named("var table: UITableView!; \(footer)") == [5])
    #expect(try named("var table: ListTable!; \(footer)") == [5])
    #expect(try named("var table: UITableView!\nvar header: UIView?").count == 2)
  }

  /// Presenters that ask the next module's assembly for its screen, as many as stated.
  private func openers(_ count: Int) throws -> Linted {
    let modules = (0..<count).map { number in
      """
      final class M\(number)ViewController: UIViewController { var presenter: M\(number)Presenter! }
      final class M\(number)Presenter {
        let interactor = M\(number)Interactor()
        let router = M\(number)Router()
        func next() { router.show(M\((number + 1) % count)Assembly.make()) }
        func other() { router.show(M\((number + 2) % count)Assembly.make()) }
      }
      final class M\(number)Interactor {}
      final class M\(number)Router { func show(_ controller: UIViewController) {} }
      enum M\(number)Assembly {
        static func make() -> UIViewController {
          let view = M\(number)ViewController()
          view.presenter = M\(number)Presenter()
          return view
        }
      }
      """
    }
    return try Linted(modules.joined(separator: "\n"))
  }

  @Test func screensThatAPresenterAsksForAreOneFinding() throws {
    let found = try openers(3).findings(of: "cross-module-reference")
    #expect(found.map(\.notes.count) == [1, 1, 1])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func whatAllPresentersDoKeepsItsSeverity() throws {
    #expect(try openers(5).findings(of: "cross-module-reference").map(\.severity) == Array(repeating: .warning, count: 5))
  }

  @Test func twoMembersOfACompositionAreOneProperty() throws {
    let found = try Linted(
      """
      protocol LoginInteractorInput: AnyObject {}
      protocol LoginInteractorImages: AnyObject {}
      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter!
        var interactor: (LoginInteractorInput & LoginInteractorImages)!
      }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor: LoginInteractorInput, LoginInteractorImages {}
      """
    ).findings(of: "view-references-interactor")
    #expect(found.count == 1)
  }

  /// A view that puts its own module together with some statements.
  private func selfAssembly(_ statements: String, properties: String = "") throws -> Linted {
    try Linted(
      """
      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter!
        \(properties)
        override func viewDidLoad() {
          \(statements)
        }
      }
      final class LoginPresenter {
        var interactor: LoginInteractor!
        var router: LoginRouter!
        func connect(_ interactor: LoginInteractor, _ router: LoginRouter) { (self.interactor, self.router) = (interactor, router) }
      }
      final class LoginInteractor {}
      final class LoginRouter {}
      """, dialect: "viper-module")
  }

  @Test func whatAViewCreatesOfItsModuleIsOneFindingAtThePresenter() throws {
    let linted = try selfAssembly(
      """
      let interactor = LoginInteractor()
          let router = LoginRouter()
          presenter = LoginPresenter()
          presenter.connect(interactor, router)
      """)
    let found = linted.findings(of: "component-created-outside-assembly")
    #expect(found.map(\.target) == ["LoginPresenter"])
    #expect(found.first?.notes.count == 2)
    #expect(linted.findings.filter { $0.message.contains("creates") }.count == 1)
  }

  @Test func withoutThePresenterTheInteractorLeads() throws {
    let linted = try selfAssembly(
      """
      let interactor = LoginInteractor()
          let router = LoginRouter()
          presenter.connect(interactor, router)
      """)
    #expect(linted.findings.filter { $0.message.contains("creates") }.map(\.rule) == ["view-references-interactor"])
  }

  @Test func aPartThatTheViewAlsoStoresIsAnotherEdit() throws {
    let linted = try selfAssembly("presenter = LoginPresenter(); router = LoginRouter()", properties: "var router: LoginRouter!")
    #expect(linted.findings(of: "view-references-wireframe").count == 1)
    #expect(linted.findings(of: "component-created-outside-assembly").count == 1)
  }

  @Test func aSuppressedPlaceLeavesTheNextOne() throws {
    let code = Self.list.replacing(
      "func show(_ users: [User]) }",
      with: "func show(_ users: [User]) } // viper-lint:disable:this view-references-entity - until the redesign")
    let found = try Linted(code).findings(of: "view-references-entity")
    #expect(found.map(\.disposition) == [.suppressed, .new])
    #expect(found.map(\.range.line) == [2, 5])
    #expect(try Linted(code).findings(of: "unused-suppression").isEmpty)
  }

  @Test func aSuppressedNoteIsNoNote() throws {
    let code = Self.list.replacing(
      "private var users: [User] = []",
      with: "private var users: [User] = [] // viper-lint:disable:this view-references-entity - a list")
    let found = try Linted(code).findings(of: "view-references-entity").filter { $0.disposition == .new }
    #expect(found.map(\.range.line) == [2])
    #expect(found.first?.notes.map(\.range.line) == [6, 8])
  }

  @Test func aNewPlaceKeepsTheFingerprint() throws {
    let more = Self.list.replacing(
      "var presenter: ListPresenter!", with: "var presenter: ListPresenter!; func add(_ user: User) {}")
    let (before, after) = (try Linted(Self.list), try Linted(more))
    #expect(
      before.findings(of: "view-references-entity").map(\.fingerprint)
        == after.findings(of: "view-references-entity").map(\.fingerprint))
  }

  private static func cycle(bound: String) -> String {
    """
    protocol PinViewInput\(bound) {}
    final class PinViewController: UIViewController, PinViewInput { var presenter: PinPresenter! }
    final class PinPresenter { var view: PinViewInput?; let interactor = PinInteractor() }
    final class PinInteractor {}
    """
  }

  /// The remedy says to bind the interface and to declare the property weak.
  @Test func aMissingBoundBelongsToTheFindingAtTheProperty() throws {
    let found = try Linted(Self.cycle(bound: ""))
    let cycle = try #require(found.findings(of: "retain-cycle").first)
    #expect(cycle.message.contains("make 'PinViewInput' inherit from AnyObject and declare the property weak"))
    #expect(cycle.alsoRules == ["interface-not-class-bound", "strong-view-reference"])
    #expect(cycle.notes.map(\.range.line).contains(1))
    #expect(found.findings(of: "interface-not-class-bound").isEmpty)
    let bound = try Linted(Self.cycle(bound: ": AnyObject")).findings(of: "retain-cycle")
    #expect(bound.map(\.alsoRules) == [["strong-view-reference"]])
  }

  /// Else nothing would say it.
  @Test func aMissingBoundIsReportedAloneWhereNoOtherFindingNamesIt() throws {
    func lines(_ code: String, _ severities: [String: String] = [:]) throws -> [Int] {
      try Linted(code, severities: severities).findings(of: "interface-not-class-bound").filter { $0.disposition == .new }
        .map(\.range.line)
    }
    #expect(try lines(Self.cycle(bound: ""), ["retain-cycle": "off", "strong-view-reference": "off"]) == [1])
    let suppressed = Self.cycle(bound: "").replacing(
      "var view: PinViewInput?;", with: "\n// viper-lint:disable:next retain-cycle - until the redesign\nvar view: PinViewInput?;"
    )
    #expect(try lines(suppressed) == [1])
    // The remedy names the interface of one view, not the base that all of them inherit.
    let heirs = Self.cycle(bound: ": ViewInput") + "\n" + Self.cycle(bound: ": ViewInput").replacing("Pin", with: "Code")
    #expect(try lines("protocol ViewInput {}\n" + heirs) == [1])
  }

  private static func search(_ body: String) -> String {
    """
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter {
      var interactor: HomeInteractor!
      var router: HomeRouter!
      \(body)
    }
    final class HomeInteractor {}
    final class HomeRouter {}
    final class ShopViewController: UIViewController { var presenter: ShopPresenter!; var word = "" }
    final class ShopPresenter { var interactor: ShopInteractor! }
    final class ShopInteractor {}
    """
  }

  // In rambler, a presenter may not create a view of its own either, so that only the creation's rule reports it.
  @Test func aCastOfWhatWasJustCreatedBelongsToTheCreation() throws {
    let code = Self.search(
      "func find() {\n let view: UIViewController\n view = ShopViewController()\n (view as! ShopViewController).word = \"a\"\n }")
    let found = try Linted(code, dialect: "rambler").findings(of: "component-created-outside-assembly", "cross-module-reference")
    #expect(found.map(\.rule) == ["component-created-outside-assembly"])
    #expect(found.first?.alsoRules == ["cross-module-reference"])
    #expect(found.first?.notes.map(\.range.line) == [8])
  }

  @Test(arguments: [
    "func find() { router.show(ShopViewController()) }\nfunc fill(_ view: UIViewController) { (view as! ShopViewController).word = \"a\" }",
    "func find(_ other: UIViewController) { router.show(ShopViewController())\n(other as! ShopViewController).word = \"a\" }",
    "var shop: ShopViewController?\nfunc find() { let view: UIViewController = ShopViewController()\n(view as! ShopViewController).word = \"\" }",
  ])
  func aCastOfAnotherObjectIsAnotherMatter(_ body: String) throws {
    let found = try Linted(Self.search(body), dialect: "rambler").findings(
      of: "component-created-outside-assembly", "cross-module-reference")
    #expect(found.count == 2)
  }

  @Test func routersThatAViewNamesTogetherAreOneDecision() throws {
    func module(_ name: String) -> String {
      """
      // file: \(name).swift
      final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
      final class \(name)Presenter { let router = \(name)Router(); let interactor = \(name)Interactor() }
      final class \(name)Interactor {}
      final class \(name)Router { static func make() -> UIViewController { UIViewController() } }

      """
    }
    let code = """
      final class TabsViewController: UIViewController {
        var presenter: TabsPresenter!
        let home = HomeRouter.make()
        let cart = CartRouter.make()
      }
      final class TabsPresenter { let interactor = TabsInteractor(); let router = TabsRouter() }
      final class TabsInteractor {}
      final class TabsRouter {}

      """
    let found = try Linted(code + module("Home") + module("Cart")).findings(of: "view-references-wireframe")
    #expect(found.map(\.range.line) == [3])
    #expect(found.first?.notes.map(\.range.line) == [4])
    // Its own router is another matter.
    let own = code.replacing("let cart = CartRouter.make()", with: "let router = TabsRouter()")
    #expect(try Linted(own + module("Home")).findings(of: "view-references-wireframe").count == 2)
  }

  @Test(arguments: [("", 1), ("log()\n", 2)])
  func screensThatAPresenterCollectsAreOneDecision(_ between: String, _ expected: Int) throws {
    func module(_ name: String) -> String {
      """
      // file: \(name).swift
      final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
      final class \(name)Presenter { let router = \(name)Router(); let interactor = \(name)Interactor() }
      final class \(name)Interactor {}
      final class \(name)Router {}

      """
    }
    let code = """
      final class TabsViewController: UIViewController { var presenter: TabsPresenter! }
      final class TabsPresenter {
        let interactor = TabsInteractor()
        let router: TabsRouter
        init(router: TabsRouter) { self.router = router }
        func load() {
          let home: HomeViewController = router.home()
          \(between)let cart: CartViewController = router.cart()
          home.tabBarItem.tag = 1; cart.tabBarItem.tag = 2
        }
        func log() {}
      }
      final class TabsInteractor {}
      final class TabsRouter { func home() -> HomeViewController { HomeViewController() }; func cart() -> CartViewController { CartViewController() } }

      """
    let found = try Linted(code + module("Home") + module("Cart")).findings(of: "cross-module-reference")
    #expect(found.count == expected, "\(found)")
  }

  @Test func aCycleWhoseRepairIsAStrongLinkSaysSoOnce() throws {
    let code = """
      final class ChatViewController: UIViewController { weak var presenter: ChatPresenter? }
      final class ChatPresenter { var interactor: ChatInteractor? }
      final class ChatInteractor { var presenter: ChatPresenter? }
      enum ChatAssembly {
        static func make() -> UIViewController {
          let (view, presenter, interactor) = (ChatViewController(), ChatPresenter(), ChatInteractor())
          view.presenter = presenter
          presenter.interactor = interactor
          interactor.presenter = presenter
          return view
        }
      }
      """
    let found = try Linted(code, dialect: "infinum").findings(of: "retain-cycle", "weak-owner")
    #expect(found.map(\.rule) == ["retain-cycle"] && found[0].alsoRules.contains("weak-owner"), "\(found)")
    #expect(found[0].notes.count { $0.range.line == 1 } == 1)
  }
}

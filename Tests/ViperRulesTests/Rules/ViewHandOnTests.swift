import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// What views name without working with it: lists whose elements go on to cells, closures that nothing calls, segues that UIKit hands
/// them; and the nearest code that does.
@Suite struct ViewHandOnTests {
  private static func screen(_ body: String, cell: String = "var user: User?") -> String {
    """
    protocol UserViewInput: AnyObject { func show(_ users: [User]) }
    final class UserViewController: UIViewController, UserViewInput {
      var presenter: UserPresenter!
      let cell = UserCell()
      \(body)
    }
    final class UserPresenter { weak var view: UserViewInput?; let interactor = UserInteractor(); func open(_ user: User) {} }
    final class UserInteractor { func load() -> [User] { [] } }
    // file: User.swift
    struct Address: Codable { let street: String; let town: String }
    struct User: Codable { let name: String?; let age: Int; let home: Address?; let count: Int }
    // file: UserCell.swift
    final class UserCell: UIView { \(cell) }
    """
  }

  private func cases(_ code: String) throws -> [String?] { try Linted(code).findings(of: "view-references-entity").map(\.case) }

  // MARK: one value

  private static func row(_ body: String, file: String = "Pick/Models/PickRow.swift") -> String {
    """
    // file: Pick/PickViewController.swift
    final class PickViewController: UIViewController { var presenter: PickPresenter! }
    final class PickPresenter { let interactor = PickInteractor() }
    final class PickInteractor { func rows() -> [PickRow] { [] }; func load() -> [Language] { [] } }
    // file: \(file)
    struct PickRow { let language: Language; var isPicked: Bool }
    // file: Language.swift
    struct Language: Codable { let name: String; let code: String }
    // file: Pick/Cells/PickCell.swift
    final class PickCell: UITableViewCell { var presenter: PickPresenter!; func fill(_ row: PickRow?) { \(body) } }
    """
  }

  @Test func oneValueOfWhatAModelOfTheModuleWrapsIsShown() throws {
    let shown = "textLabel?.text = row?.language.name"
    #expect(try cases(Self.row(shown)) == ["handed-on"])
    #expect(try cases(Self.row(shown + "; detailTextLabel?.text = row?.language.code")) == [nil])
    #expect(try cases(Self.row(shown, file: "Models/PickRow.swift")) == [nil])
  }

  // MARK: lists

  @Test(arguments: [
    "func show(_ users: [User]) { users.forEach { user in cell.user = user } }",
    "func show(_ users: [User]) { users.forEach { user in let cell = UserCell(); cell.user = user }; if users.count > 0 { reload() } }",
    "func show(_ users: [User]) { tag = users.count }",
    "func show(_ users: [User]?) { if users?.isEmpty == true { reload() } }",
  ])
  func aListWhoseElementsGoOnIsNotLookedInto(_ body: String) throws {
    #expect(try cases(Self.screen(body)) == ["handed-on"])
  }

  @Test(arguments: [
    "func show(_ users: [User]) { users.forEach { user in title = user.name; tag = user.age } }",
    "func show(_ users: [User]) { users.forEach { title = $0.name; tag = $0.age } }",
    "func show(_ users: [User]) { for user in users { title = user.name; tag = user.age } }",
    "func show(_ users: [User]) { title = users.first?.name; tag = users.last!.age }",
    "func show(_ users: [User]) { users.filter { user in cell.user = user } }",
    "func show(_ users: [User]) { let user = users[0]; title = user.name; tag = user.count }",
  ])
  func aListWhoseElementsAreReadIs(_ body: String) throws {
    #expect(try cases(Self.screen(body)) == [nil])
  }

  // MARK: casts, notifications and maps

  @Test(arguments: [
    ("if let list = any as? [User] { cell.users = list }", ["handed-on"]),
    ("if let user = any as? User { presenter.open(user) }", ["handed-on"]),
    ("if let user = any as? User { title = user.name; tag = user.age }", [nil]),
    ("for user in any as! [User] { title = user.name; tag = user.age }", [nil]),
  ])
  func aCastMayOnlyHandOn(_ statement: String, _ expected: [String?]) throws {
    let code = Self.screen("func show(_ any: Any) { \(statement) }").replacing(
      "protocol UserViewInput: AnyObject { func show(_ users: [User]) }",
      with: "protocol UserViewInput: AnyObject { func show(_ any: Any) }")
    #expect(try cases(code) == expected)
  }

  @Test(arguments: [
    ("NotificationCenter.default.post(name: .found, object: users)", "handed-on"),
    ("NotificationCenter.default.post(name: .found, object: nil, userInfo: [\"users\": users])", "handed-on"),
    ("NotificationCenter.default.post(name: .found, object: users[0].name, userInfo: [\"age\": users[0].age])", nil),
    ("Tracker.default.post(users)", nil),
  ])
  func whatIsPostedIsHandedOn(_ statement: String, _ expected: String?) throws {
    #expect(try cases(Self.screen("func show(_ users: [User]) { \(statement) }")) == [expected])
  }

  @Test(arguments: [
    ("map.center(place.coordinate); map.add(place)", ["handed-on"]),
    ("title = place.street; map.add(place); tag = place.town", [nil]),
  ])
  func aMapShowsItsAnnotations(_ body: String, _ expected: [String?]) throws {
    let code = """
      final class MapViewController: UIViewController {
        var presenter: MapPresenter!
        func show(_ place: Place) { \(body) }
      }
      final class MapPresenter { let interactor = MapInteractor() }
      final class MapInteractor { func load() -> Place? { nil } }
      // file: Place.swift
      final class Place: NSObject, MKAnnotation, Codable { let street: String; let town: String }
      """
    #expect(try cases(code) == expected)
  }

  // MARK: views that modules share

  private static func shared(_ body: String) -> String {
    """
    // file: Shared/ListViewController.swift
    protocol ListViewOutput: AnyObject { var users: [User] { get } }
    protocol ListViewInput: AnyObject {}
    final class ListViewController: UIViewController, ListViewInput {
      var output: ListViewOutput?
      func fill(_ cell: Cell) { if let user = output?.users[0] { \(body) } }
    }
    final class Cell: UITableViewCell { func fill(_ user: User) {} }
    // file: All/All.swift
    final class AllPresenter: ListViewOutput { weak var view: ListViewInput?; let interactor = AllInteractor(); var users: [User] = [] }
    final class AllInteractor { func load() -> [User] { [] } }
    final class AllRouter { static func make() -> UIViewController { let view = ListViewController(); let p = AllPresenter(); view.output = p; p.view = view; return view } }
    // file: Few/Few.swift
    final class FewPresenter: ListViewOutput { weak var view: ListViewInput?; let interactor = FewInteractor(); var users: [User] = [] }
    final class FewInteractor { func load() -> [User] { [] } }
    final class FewRouter { static func make() -> UIViewController { let view = ListViewController(); let p = FewPresenter(); view.output = p; p.view = view; return view } }
    // file: User.swift
    struct User: Codable { let name: String?; let age: Int }
    """
  }

  @Test func aSharedViewThatHandsAnEntityOn() throws {
    let linted = try Linted(Self.shared("cell.fill(user)"))
    let finding = try #require(linted.findings(of: "view-references-entity").first, "\(linted)")
    #expect(finding.module == nil && finding.case == "handed-on" && finding.severity == .info)
    #expect(finding.message.contains("but reads nothing from it; let the presenter pass plain values instead"))
  }

  @Test func aSharedViewThatReadsAnEntity() throws {
    let finding = try #require(
      try Linted(Self.shared("title = user.name; tag = user.age")).findings(of: "view-references-entity").first)
    #expect(finding.case == nil && finding.severity == .warning)
  }

  // MARK: what nothing reads

  private static func tapped(_ body: String) -> String {
    screen(body, cell: "").replacing("func show(_ users: [User])", with: "")
  }

  @Test(arguments: [
    "var onTap: (([User]) -> Void)?", "var onTap: (User) -> Void = { _ in }",
    "var onTap: ((User) -> Void)?; func set() { onTap = nil }",
    "var open: ((User) -> Void)?; func set() { somewhere.open(user: 1) }",
  ])
  func aClosureThatNothingCallsIsNotLookedInto(_ body: String) throws {
    #expect(try cases(Self.tapped(body)) == ["handed-on"])
  }

  @Test(arguments: [
    "var onTap: ((User) -> Void)?; func tap() { onTap?(presenter.user) }",
    "var onTap: ((User) -> Void)?; func tap() { cell.onTap = onTap }",
    "var open: ((User) -> Void)?; func set() { somewhere.open(1) }",
  ])
  func aClosureThatIsCalledOrReadIs(_ body: String) throws {
    #expect(try cases(Self.tapped(body)).contains(nil))
  }

  /// The one edit is at the entity by which the view reaches the other one.
  @Test func anUnreadPropertyIsANoteOfTheEntityAroundItsOwn() throws {
    func subjects(_ property: String) throws -> [String] {
      let body =
        "\(property); func show(_ users: [User]) { let home = users[0].home; title = home?.street; subtitle = home?.town }"
      return try Linted(Self.screen(body)).findings(of: "view-references-entity").compactMap { $0.fact?.subject }.sorted()
    }
    #expect(try subjects("var homes: [Address]?") == ["User"])
    #expect(try subjects("var homes: [Address]?; func first() { title = homes?.first?.street }") == ["Address", "User"])
  }

  @Test func whatNothingFillsOrReadsIsNotThePlace() throws {
    func lines(_ property: String) throws -> [Int] {
      let body = "\(property)\n func fill(_ user: User) { title = user.name; tag = user.age }"
      return try Linted(Self.tapped(body)).findings(of: "view-references-entity").map(\.range.line)
    }
    #expect(try lines("var last: User?") == [6])
    #expect(try lines("var last: User?; func first() { title = last?.name }") == [5])
  }

  // MARK: compositions

  @Test func aPropertyOfSeveralInterfacesIsOneFinding() throws {
    func properties(_ property: String) throws -> [String?] {
      try Linted(
        """
        final class HomeViewController: UIViewController { var presenter: HomePresenter!; \(property) }
        final class HomePresenter { let interactor = HomeInteractor() }
        protocol HomeInteractorInput: AnyObject {}
        protocol HomeInteractorImages: AnyObject {}
        final class HomeInteractor: HomeInteractorInput, HomeInteractorImages {}
        """, dialect: "rambler"
      ).findings(of: "view-references-interactor").map(\.property)
    }
    #expect(
      try properties("var interactor: (UITableViewDelegate & HomeInteractorInput & HomeInteractorImages)!") == ["interactor"])
    #expect(try properties("var first: HomeInteractorInput!; var images: HomeInteractorImages!") == ["first", "images"])
  }

  // MARK: segues

  private static func segue(_ method: String) -> String {
    """
    protocol MainRouterProtocol: AnyObject { func prepare(for segue: UIStoryboardSegue, sender: Any?) }
    protocol MainPresenterProtocol: AnyObject { var router: MainRouterProtocol! { get set } }
    final class MainRouter: MainRouterProtocol { func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }
    final class MainPresenter: MainPresenterProtocol { var router: MainRouterProtocol!; let interactor = MainInteractor() }
    final class MainInteractor {}
    final class MainViewController: UIViewController {
      var presenter: MainPresenterProtocol!
      \(method)
    }
    """
  }

  private static let head = "override func prepare(for segue: UIStoryboardSegue, sender: Any?)"

  private func segues(_ method: String) throws -> [Finding] {
    try Linted(Self.segue(method), dialect: "configurator").findings(of: "view-references-wireframe")
  }

  @Test(arguments: [
    head + " { presenter.router.prepare(for: segue, sender: sender) }",
    head + " { super.prepare(for: segue, sender: sender); presenter?.router?.prepare(for: segue, sender: sender) }",
    "override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { return presenter.router.may(id) }",
  ])
  func aSegueThatIsHandedOnIsInfo(_ method: String) throws {
    let found = try segues(method)
    #expect(found.map(\.case) == ["segue"] && found.first?.severity == .info)
  }

  @Test(arguments: [
    head + " { presenter.router.close() }",
    head + " { presenter.router.prepare(for: segue, sender: self) }",
    head + " { title = \"\"; presenter.router.prepare(for: segue, sender: sender) }",
    "func prepare(for segue: UIStoryboardSegue, sender: Any?) { presenter.router.prepare(for: segue, sender: sender) }",
    "func tap(_ segue: UIStoryboardSegue) { presenter.router.prepare(for: segue, sender: nil) }",
  ])
  func anyOtherWayToTheWireframeIsNot(_ method: String) throws {
    #expect(try segues(method).map(\.case) == ["chain"])
  }
}

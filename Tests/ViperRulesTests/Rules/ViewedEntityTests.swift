import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Entities that views only hand on, show a value of or ignore, and the nearest code that deals in them.
@Suite struct ViewedEntityTests {
  private static func screen(_ body: String) -> String {
    """
    protocol UserViewInput: AnyObject { func show(_ user: User) }
    final class UserViewController: UIViewController, UserViewInput {
      var presenter: UserPresenter!
      let bar = UserBar()
      \(body)
    }
    final class UserPresenter { weak var view: UserViewInput?; let interactor = UserInteractor(); func open(_ user: User) {} }
    final class UserInteractor { func load() -> [User] { [] } }
    // file: User.swift
    struct Address: Codable { let street: String }
    struct User: Codable { let name: String?; let age: Int; let home: Address? }
    // file: UserBar.swift
    final class UserBar: UIView { var user: User?; func fill(_ user: User) { self.user = user } }
    """
  }

  private func found(_ body: String) throws -> Finding {
    let all = try Linted(Self.screen(body)).findings(of: "view-references-entity").filter { $0.range.line == 1 }
    return try #require(all.first)
  }

  @Test(arguments: [
    "func show(_ user: User) {}",
    "func show(_: User) { reload() }",
    "func show(_ user: User) { bar.fill(user) }",
    "func show(_ user: User) { bar.user = user }",
    "func show(_ user: User) { if isLoaded { presenter.open(user) } else { bar.fill(user) } }",
    "func show(_ user: User) { title = user.name }",
    "func show(_ user: User) { Toast.show(text: user.name ?? \"\", state: .success) }",
    "func show(_ user: User) { title = \"\\(user.age) years\" }",
    "var last: User?; func show(_ user: User) {}",
    "var last: User?; func show(_ user: User) { self.last = user }",
  ])
  func aViewThatLooksIntoNoEntity(_ body: String) throws {
    let finding = try found(body)
    #expect(finding.case == "handed-on" && finding.severity == .info)
    #expect(
      finding.message.hasSuffix(
        "but no view of the module reads more than one value of it; let the presenter pass plain values instead"))
  }

  @Test(arguments: [
    "func show(_ user: User) { title = user.name; tag = user.age }",
    "func show(_ user: User) { title = user.home?.street }",
    "func show(_ user: User) { title = user.age > 18 ? \"adult\" : \"\" }",
    "func show(_ user: User) { if user == presenter.user { reload() } }",
    "func show(_ user: User) { if user.age > 18 { reload() } }",
    "var last: User?; func show(_ user: User) { last = user; title = last?.name }",
    "var last: User?; func show(_ user: User) { last = user }; func tap() { presenter.open(last!) }",
    "var last: User? { didSet { title = last?.name } }; func show(_ user: User) { last = user }",
    "func show(_ user: User) { title = user.name }; func again(_ user: User) { title = user.name }",
    "func show(_ user: User) { let first = user; title = first.name; tag = first.age }",
  ])
  func aViewThatDealsInAnEntity(_ body: String) throws {
    let finding = try found(body)
    #expect(finding.case == nil && finding.severity == .warning)
  }

  /// One cell that reads two values is enough for the module.
  @Test func theCellsOfAModuleCount() throws {
    let cell = "\nfinal class UserCell: UITableViewCell { weak var owner: UserViewController?; func fill(_ user: User) { %@ } }"
    func finding(_ body: String) throws -> Finding {
      let code = Self.screen("func show(_ user: User) {}; let cell = UserCell()").replacing(
        "// file: User.swift", with: cell.replacing("%@", with: body) + "\n// file: User.swift")
      return try #require(try Linted(code).findings(of: "view-references-entity").first { $0.range.line == 1 })
    }
    #expect(try finding("textLabel?.text = user.name").case == "handed-on")
    #expect(try finding("textLabel?.text = user.name; tag = user.age").case == nil)
  }

  /// A view without a role that lies in the folder of the module's view is a part of it, but not one that modules share.
  @Test(arguments: [("User/Views/UserBadge.swift", true), ("Widgets/UserBadge.swift", false)])
  func whatAPartDealsInTheModuleDealsIn(_ file: String, _ isDealtIn: Bool) throws {
    let code =
      Self.screen("lazy var badge = UIView(); func show(_ user: User) { UserBadge.fill(badge, user) }")
      .replacing("protocol UserViewInput", with: "// file: User/User.swift\nprotocol UserViewInput")
      + "\n// file: \(file)\nfinal class UserBadge: UIView { func fill(_ user: User) { title = user.name; tag = user.age } }"
    let finding = try #require(try Linted(code).findings(of: "view-references-entity").first { $0.range.line == 1 })
    #expect((finding.case == nil) == isDealtIn)
  }

  // MARK: data for one screen

  private static func race(_ interactor: String, file: String = "Race/RaceInfo.swift", others: String = "") -> String {
    """
    // file: Race/Race.swift
    protocol RaceViewInput: AnyObject { func show(_ info: RaceInfo) }
    final class RaceViewController: UIViewController, RaceViewInput {
      var presenter: RacePresenter!
      func show(_ info: RaceInfo) { title = info.title; tag = info.count }
    }
    final class RacePresenter { weak var view: RaceViewInput?; let interactor = RaceInteractor() }
    final class RaceInteractor { \(interactor) }
    // file: \(file)
    struct RaceInfo { let title: String; let count: Int }
    // file: Model/Race.swift
    struct Race: Codable { let name: String; let places: [Int] }
    // file: Other/Other.swift
    \(others)
    final class OtherPresenter { let interactor = OtherInteractor() }
    final class OtherInteractor {}
    """
  }

  private static let making = "func info(_ race: Race) -> RaceInfo { RaceInfo(title: race.name, count: race.places.count) }"

  @Test(arguments: [
    making,
    "func info(_ race: Race) -> RaceInfo { let title = race.name.uppercased(); return RaceInfo(title: title, count: 1) }",
  ])
  func whatTheInteractorMakesForItsScreenIsNoEntityToTheView(_ making: String) throws {
    #expect(try Linted(Self.race(making)).findings(of: "view-references-entity").isEmpty)
  }

  @Test(arguments: [
    race(making, file: "Model/RaceInfo.swift"),
    race(making, file: "Race/Entity/RaceInfo.swift"),
    race(making, others: "final class RaceService { func store(_ info: RaceInfo) {} }"),
    race(making, others: "struct Mapper { func info() -> RaceInfo { RaceInfo(title: \"\", count: 1) } }"),
    race("func info() -> RaceInfo { RaceInfo(title: \"a\", count: 1) }"),
    race("func info(_ info: RaceInfo) {}"),
    race(making).replacing("let count: Int }", with: "let count: Int; init(_ json: [String: Any]) {} }"),
    race(making).replacing("struct RaceInfo {", with: "struct RaceInfo: Codable {"),
  ])
  func whatOthersMakeOrUseIsOne(_ code: String) throws {
    let linted = try Linted(code)
    #expect(linted.findings(of: "view-references-entity").count == 1, "\(linted)")
  }

  // MARK: cycles of data

  private static func family(_ parent: String, _ child: String) -> String {
    """
    final class HomePresenter { let interactor = HomeInteractor() }
    final class HomeInteractor { func load() -> Parent { fatalError() }; func save(_ child: Child) {} }
    // file: Family.swift
    final class Parent: Codable { var child: Child?; \(parent) }
    final class Child: Codable { var parent: Parent?; \(child) }
    """
  }

  private static let decoding = (
    "init(from decoder: Decoder) throws { child = try decoder.container(keyedBy: Keys.self).decodeIfPresent(Child.self, forKey: .child) ?? nil }",
    "init(from decoder: Decoder) throws { parent = try decoder.container(keyedBy: Keys.self).decodeIfPresent(Parent.self, forKey: .parent) ?? nil }"
  )

  @Test(arguments: [
    family(decoding.0, decoding.1), family("", ""),
    family(
      "init(json: JSON) { child = Child(json: json[\"child\"]) }",
      "init(json: JSON) { self.parent = Parent(json: json[\"parent\"]) }"),
    family(decoding.0, "init(json: JSON) { if json.isEmpty { parent = nil } else { parent = Parent(json: json) } }"),
  ])
  func whatParsingMakesClosesNoCycle(_ code: String) throws {
    let linted = try Linted(code)
    #expect(linted.findings(of: "retain-cycle").isEmpty, "\(linted)")
  }

  @Test(arguments: [
    family(decoding.0 + "; func adopt(_ other: Child) { other.parent = self }", decoding.1),
    family(decoding.0 + "; func link() { child?.parent = self }", decoding.1),
    family(
      "init(json: JSON) { child = Child(json: json, parent: self) }", "init(json: JSON, parent: Parent) { self.parent = parent }"),
    family(decoding.0, decoding.1) + "\nfinal class Linker { func link(_ a: Parent, _ b: Child) { a.child = b; b.parent = a } }",
  ])
  func whatIsAssignedClosesOne(_ code: String) throws {
    let linted = try Linted(code)
    #expect(linted.findings(of: "retain-cycle").count == 1, "\(linted)")
  }

  // MARK: imports

  private static func models(_ rows: String) -> String {
    """
    // file: Home.swift
    final class HomePresenter { let interactor = HomeInteractor() }
    final class HomeInteractor { func load() -> [Photo] { [] }; func names() -> [Label] { [] } }
    // file: Models.swift
    import UIKit
    \(rows)
    """
  }

  @Test func anImportIsBlamedOnTheEntityThatUsesIt() throws {
    let code = Self.models(
      "struct Label { let text: String }\nstruct Photo { let name: String; let image: UIImage? }\nstruct Row { let font: UIFont }"
    )
    let found = try Linted(code).findings(of: "entity-imports-uikit")
    #expect(found.map(\.component) == ["Photo"])
    #expect(found.first?.message.contains("for 'UIImage'") == true)
  }

  @Test(arguments: [
    "struct Label { let text: String }\nstruct Row { let font: UIFont }",
    "struct Label { let text: String; let color: UIColor }", "struct Label { let text: String; let fonts: [UIFont?] }",
    "struct Photo { let images: [UIImage?] }",
  ])
  func looksAreNoData(_ rows: String) throws {
    let linted = try Linted(Self.models(rows))
    #expect(linted.findings(of: "entity-imports-uikit").isEmpty, "\(linted)")
  }
}

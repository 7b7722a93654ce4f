import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Data that a module makes for its own screen, and the nearest data that is an entity.
@Suite struct PreparedDataTests {
  private static func race(_ interactor: String, type: String = info, others: String = "", presenter: String = "") -> String {
    """
    // file: Race/Race.swift
    protocol RaceViewInput: AnyObject { func show(_ info: RaceInfo) }
    final class RaceViewController: UIViewController, RaceViewInput {
      var presenter: RacePresenter!
      func show(_ info: RaceInfo) { title = info.title; tag = info.count }
    }
    final class RacePresenter { weak var view: RaceViewInput?; let interactor = RaceInteractor(); \(presenter) }
    final class RaceInteractor { \(interactor) }
    // file: Race/RaceInfo.swift
    \(type)
    // file: Model/Race.swift
    struct Race: Codable { let name: String; let places: [Int]; func text() -> String { name } }
    // file: Other/Other.swift
    \(others)
    final class OtherPresenter { let interactor = OtherInteractor() }
    final class OtherInteractor {}
    """
  }

  private static let info = "struct RaceInfo { var title = \"\"; var count = 0; var labels: [String] = [] }"

  private func found(_ code: String) throws -> [Finding] { try Linted(code).findings(of: "view-references-entity") }

  // MARK: what is filled after its creation

  private static let property = """
    var info = RaceInfo()
    func load(_ race: Race) { info = RaceInfo(); info.title = race.name; info.labels.append("a"); show(info) }
    func show(_ info: RaceInfo) {}
    """
  private static let local = """
    func load(_ race: Race) -> RaceInfo { var info = RaceInfo(); info.title = race.name.uppercased(); return info }
    """

  @Test(arguments: [property, local])
  func whatIsFilledFromOtherDataIsPrepared(_ interactor: String) throws {
    #expect(try found(Self.race(interactor)).isEmpty)
  }

  @Test(arguments: [
    "var info = RaceInfo(); func load() { info.title = \"a\" }",
    "var info = RaceInfo(); func load() { info.title = Texts.title }; enum Texts { static let title = \"a\" }",
    "var info = RaceInfo(); let store = Race(); func load() { info.title = store.text() }",
    "var info = RaceInfo(); func load(_ race: Race) { info.title = race.name; if info.title.isEmpty { load(race) } }",
    "var info = RaceInfo(); func load(_ race: Race) { info.title = race.name; UserDefaults.standard.set(info.title) }",
  ])
  func whatTheInteractorWorksWithIsItsModel(_ interactor: String) throws {
    #expect(try found(Self.race(interactor)).map(\.case) == [nil])
  }

  // MARK: lists

  @Test func aListOfPreparedDataIsPrepared() throws {
    let interactor = """
      func load(_ races: [Race]) -> RaceInfo {
        var labels: [String] = []
        for race in races { let label = race.name; labels.append(label) }
        return RaceInfo(title: "a", count: 1, labels: labels)
      }
      """
    #expect(try found(Self.race(interactor)).isEmpty)
    #expect(try found(Self.race(interactor.replacing("race.name", with: "\"b\""))).count == 1)
    #expect(try found(Self.race(interactor.replacing("labels.append", with: "log"))).count == 1)
  }

  // MARK: names

  @Test(arguments: [
    race(property).replacing("RaceInfo", with: "RaceEntity"),
    race(local).replacing("Race/RaceInfo.swift", with: "Race/Entity/RaceInfo.swift"),
  ])
  func whatIsCalledAnEntityIsSaidToBeNone(_ code: String) throws {
    let finding = try #require(try found(code).first)
    #expect(finding.case == "prepared" && finding.severity == .info)
    #expect(
      finding.message.contains(
        "; rename it as a view model and move it out of the entities"))
  }

  @Test func anEntityThatAServiceNamesStaysOne() throws {
    let service = "final class RaceService { func save(_ info: RaceEntity) {} }"
    let code = Self.race(Self.property, others: service).replacing("RaceInfo", with: "RaceEntity")
    #expect(try found(code).map(\.case) == [nil])
  }

  // MARK: constants

  private static let constants = """
    struct RaceEntity { let title: String; let count: Int; static let first = RaceEntity(title: "a", count: 1) }
    """

  private static func pages(_ presenter: String, _ interactor: String = "", type: String = constants, others: String = "")
    -> String
  {
    race(interactor, type: type, others: others, presenter: presenter).replacing("RaceInfo", with: "RaceEntity")
  }

  @Test(arguments: [
    pages("var pages: [RaceEntity] = [.first]"),
    pages("var page: RaceEntity { .first }", type: constants.replacing("count: Int", with: "count: Int; let tap: (() -> Void)?")),
  ])
  func constantsThatThePresenterShowsAreNoModel(_ code: String) throws {
    #expect(try found(code).map(\.case) == ["prepared"])
  }

  @Test(arguments: [
    pages("var pages: [RaceEntity] = [.first]", "func load() -> [RaceEntity] { [.first] }"),
    pages("var pages: [RaceEntity] = [.first]", type: constants.replacing("count: Int;", with: "count: Int; let date: Date;")),
    pages("var pages: [RaceEntity] = [.first]", type: constants.replacing("RaceEntity {", with: "RaceEntity: Codable {")),
    pages("var pages: [RaceEntity] = [.first]", others: "struct Store { func save(_ page: RaceEntity) {} }"),
  ])
  func otherConstantsAreOne(_ code: String) throws {
    #expect(try found(code).map(\.case) == [nil])
  }
}

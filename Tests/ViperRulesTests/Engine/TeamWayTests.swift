import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// How many modules break a dialect's table changes no severity; where a team may have a table of its own, findings say in which way.
@Suite struct TeamWayTests {
  /// Modules of which some have an interactor with a member of its own, and some a view with one.
  private func modules(_ count: Int, with deviating: Int, interactor: String = "", view: String = "", keep: String = "var")
    -> String
  {
    (0..<count).map { number in
      let name = "M\(number)"
      func member(_ text: String) -> String { number < deviating ? text.replacing("NAME", with: name) : "" }
      return """
        final class \(name)ViewController: UIViewController { \(number < deviating ? keep : "var") var0; \(member(view)) }
        final class \(name)Presenter { weak var view: \(name)ViewController?; let interactor = \(name)Interactor(); var wireframe: \(name)Wireframe! }
        final class \(name)Interactor { func load() {}; \(member(interactor)) }
        final class \(name)Wireframe {}
        """.replacing("var var0", with: "var presenter: \(name)Presenter!").replacing(
          "weak var0", with: "weak var presenter: \(name)Presenter!")
    }.joined(separator: "\n")
  }

  private func findings(_ rule: String, in code: String) throws -> [Finding] {
    try Linted(code, dialect: "infinum").findings(of: rule)
  }

  private let reachesPresenter = "func ask(_ presenter: NAMEPresenter) { presenter.load() }"
  private let reachesInteractor = "func ask(_ interactor: NAMEInteractor) { interactor.load() }"

  @Test(arguments: [1, 3, 6]) func numberOfModulesChangesNoSeverity(_ deviating: Int) throws {
    let found = try findings("interactor-references-presenter", in: modules(6, with: deviating, interactor: reachesPresenter))
    #expect(found.map(\.severity) == Array(repeating: .warning, count: deviating))
    #expect(found.allSatisfy { $0.pattern == "interactors that refer to presenters" })
  }

  @Test func whatNoViperAllowsIsNoWayOfATeam() throws {
    let found = try findings("view-references-interactor", in: modules(6, with: 6, view: reachesInteractor))
    #expect(found.count == 6 && found.allSatisfy { $0.severity == .error && $0.pattern == nil })
  }

  @Test(arguments: [2, 6]) func numberOfWeakLinksChangesNoSeverity(_ deviating: Int) throws {
    let found = try findings("weak-owner", in: modules(6, with: deviating, keep: "weak"))
    #expect(found.map(\.severity) == Array(repeating: .error, count: deviating))
    #expect(found.allSatisfy { $0.pattern == "views that hold presenters weakly" })
  }

  // MARK: wireframes that assemble

  @Test(arguments: [("HomePresenter()", 0), ("0", 1)])
  func wireframeThatCreatesThePresenterMayNameItsView(_ made: String, _ count: Int) throws {
    let code = """
      final class HomeViewController: UIViewController { static func load() -> HomeViewController { fatalError() }; var presenter: HomePresenter! }
      final class HomePresenter { weak var view: HomeViewController?; let interactor = HomeInteractor(); let router = HomeRouter() }
      final class HomeInteractor {}
      final class HomeRouter { func open() { let view = HomeViewController.load(); let made = \(made) } }
      final class HomeConfigurator { func configure(_ view: HomeViewController) { view.presenter = HomePresenter() } }
      """
    #expect(try Linted(code, dialect: "configurator").findings(of: "wireframe-references-view").count == count)
  }

  // MARK: names

  @Test(arguments: [("HomeViewData", 0), ("HomeForUI", 0), ("HomeEntity", 1)])
  func dataCalledAfterTheScreenAreTheScreens(_ name: String, _ count: Int) throws {
    let code = """
      struct \(name) { var title: String; var date: Date }
      final class HomeViewController: UIViewController {
        var presenter: HomePresenter!
        var data: \(name)?
        func show(_ data: \(name)) { self.data = data; title = data.title + "\\(data.date)" }
      }
      final class HomePresenter { weak var view: HomeViewController?; let interactor: HomeInteractor; func load() { view?.show(interactor.load()) } }
      final class HomeInteractor { let service: HomeService; func load() -> \(name) { service.load() } }
      final class HomeService { func load() -> \(name) { fatalError() } }
      """
    #expect(try Linted(code).findings(of: "view-references-entity").filter { $0.severity > .info }.count == count)
  }
}

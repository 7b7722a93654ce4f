import Testing
import ViperFacts
import ViperModel
import ViperRules

/// What most modules do against a dialect's table is the team's own table, but for what no VIPER allows.
@Suite struct TeamStylesTests {
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

  private func severities(_ rule: String, in code: String) throws -> [Severity] {
    try Linted(code, dialect: "infinum").findings(of: rule).map(\.severity)
  }

  private let reachesPresenter = "func ask(_ presenter: NAMEPresenter) { presenter.load() }"
  private let reachesInteractor = "func ask(_ interactor: NAMEInteractor) { interactor.load() }"

  @Test func whatMostModulesDoIsInformation() throws {
    let rule = "interactor-references-presenter"
    #expect(try severities(rule, in: modules(6, with: 5, interactor: reachesPresenter)) == Array(repeating: .info, count: 5))
    #expect(try severities(rule, in: modules(6, with: 3, interactor: reachesPresenter)).allSatisfy { $0 > .info })
    #expect(try severities(rule, in: modules(6, with: 3, interactor: reachesPresenter)).count == 3)
    #expect(try severities(rule, in: modules(4, with: 4, interactor: reachesPresenter)).allSatisfy { $0 > .info })
  }

  @Test func whatNoViperAllowsIsNoStyle() throws {
    let found = try severities("view-references-interactor", in: modules(6, with: 6, view: reachesInteractor))
    #expect(found.count == 6 && found.allSatisfy { $0 == .error })
  }

  /// Parts that all would be gone at once are kept by something that the code does not show.
  @Test func weakLinksOfMostModulesAreInformation() throws {
    #expect(try severities("weak-owner", in: modules(6, with: 6, keep: "weak")).allSatisfy { $0 == .info })
    #expect(try severities("weak-owner", in: modules(6, with: 2, keep: "weak")) == [.error, .error])
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

import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// What modules may know of each other, each with the nearest code that they may not.
@Suite struct ModuleBoundaryTests {
  private func findings(_ rule: String, in code: String) throws -> [Finding] { try Linted(code).findings(of: rule) }

  // MARK: data of other modules

  private static func amount(_ member: String, use: String) -> String {
    """
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter { var interactor: HomeInteractor?; var router: HomeRouter?; func tap() { \(use) } }
    final class HomeInteractor {}
    final class HomeRouter {
      enum Route { case amount(AmountRouter.InputData) }
      func go(to route: Route) {
        if case .amount(let data) = route { let view = AmountRouter.make(data) }
      }
    }
    final class AmountRouter {
      struct InputData { let title: String }
      enum Flow { case card }
      typealias input = InputData
      \(member)
      static func make(_ data: InputData) -> AmountViewController {
        let view = AmountViewController()
        view.presenter = AmountPresenter()
        return view
      }
    }
    final class AmountViewController: UIViewController { var presenter: AmountPresenter! }
    final class AmountPresenter { var interactor: AmountInteractor? }
    final class AmountInteractor {}
    """
  }

  @Test(arguments: [
    "router?.go(to: .amount(AmountRouter.InputData(title: \"\")))", "router?.go(to: .amount(AmountRouter.input(title: \"\")))",
    "let data = AmountRouter.input(title: \"\"); router?.go(to: .amount(data))", "let flow = AmountRouter.Flow.card",
    "let data: AmountRouter.input? = nil",
  ])
  func leavesDataOfTheOtherModuleAlone(_ use: String) throws {
    #expect(try findings("cross-module-reference", in: Self.amount("", use: use)).isEmpty)
  }

  @Test(arguments: ["AmountRouter.input(title: \"\")", "AmountRouter.make(.init(title: \"\"))"])
  func reportsAMemberOfTheOtherWireframe(_ use: String) throws {
    let member = "static func input(title: String) -> Int { 0 }"
    let code = Self.amount(member, use: "_ = \(use)").replacing("typealias input = InputData", with: "")
    #expect(try findings("cross-module-reference", in: code).map(\.target) == ["AmountRouter"])
  }

  // MARK: screens that the wireframe makes

  private static func deal(_ member: String, returned: String = "PetViewController?") -> String {
    """
    final class DealViewController: UIViewController {
      var presenter: DealPresenter!
      func tap() { if let next = presenter.pet() { navigationController?.pushViewController(next, animated: true) } }
    }
    final class DealPresenter {
      var interactor: DealInteractor?
      var router: DealRouter?
      \(member)
    }
    final class DealInteractor {}
    final class DealRouter { func pet() -> \(returned) { PetAssembly.make() } }
    enum PetAssembly {
      static func make() -> PetViewController { let view = PetViewController(); view.presenter = PetPresenter(); return view }
    }
    final class PetViewController: UIViewController { var presenter: PetPresenter!; func reload() {} }
    final class PetPresenter { var interactor: PetInteractor? }
    final class PetInteractor {}
    """
  }

  @Test(arguments: [
    "func pet() -> PetViewController? { router?.pet() }",
    "func pet() -> PetViewController? { guard let pet = router?.pet() else { return nil }; return pet }",
    "func pet() -> PetViewController? { let pet = router?.pet(); return pet }",
  ])
  func mentionsAScreenThatThePresenterReturns(_ member: String) throws {
    let found = try findings("cross-module-reference", in: Self.deal(member))
    #expect(found.map(\.case) == ["returned"])
    #expect(found.map(\.severity) == [.info])
    #expect(found[0].message.hasSuffix("let the wireframe present the view"))
  }

  @Test(arguments: [
    // It keeps the screen.
    (
      "var kept: PetViewController?; func pet() -> PetViewController? { kept = router?.pet(); return kept }", "PetViewController?"
    ),
    // It talks to the screen.
    (
      "func pet() -> PetViewController? { router?.pet() }; func show(_ pet: PetViewController) { pet.reload() }",
      "PetViewController?"
    ),
    // The wireframe does not make it.
    ("func pet() -> PetViewController? { PetAssembly.make() }", "UIViewController"),
  ])
  func reportsAPresenterThatUsesTheScreen(_ member: String, _ returned: String) throws {
    let found = try findings("cross-module-reference", in: Self.deal(member, returned: returned))
    #expect(found.map(\.severity) == [.warning])
  }

  // MARK: presenters of cells

  /// - Parameter presenter: the class that the cell makes and keeps.
  private static func favorites(_ presenter: String, _ arguments: String) -> String {
    """
    // file: Favorites/Favorites.swift
    protocol FavoritesPresenterProtocol: AnyObject {}
    final class FavoritesViewController: UIViewController {
      var presenter: FavoritesPresenterProtocol!
      func row(_ cell: UITableViewCell) { (cell as! FavoritesTableViewCell).fill() }
    }
    final class FavoritesPresenter: FavoritesPresenterProtocol {
      weak var view: FavoritesViewController?
      var interactor: FavoritesInteractor?
    }
    final class FavoritesInteractor {}
    // file: Favorites/Views/FavoritesTableViewCell.swift
    protocol FavoritesTableViewCellProtocol: AnyObject {}
    final class FavoritesTableViewCell: UITableViewCell, FavoritesTableViewCellProtocol {
      var cellPresenter: \(presenter)?
      func fill() { cellPresenter = \(presenter)(\(arguments)) }
    }
    // file: Favorites/Views/FavoritesCellPresenter.swift
    protocol FavoritesCellPresenterProtocol: AnyObject { func load() }
    final class FavoritesCellPresenter {
      let view: FavoritesTableViewCellProtocol?
      init(view: FavoritesTableViewCellProtocol?) { self.view = view }
    }
    extension FavoritesCellPresenter: FavoritesCellPresenterProtocol { func load() {} }
    // file: Login/Login.swift
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor? }
    final class LoginInteractor {}
    """
  }

  @Test(arguments: [
    // Its own.
    ("FavoritesCellPresenter", "view: self", [String]()),
    // That of a screen.
    ("LoginPresenter", "", ["FavoritesTableViewCell"]),
  ])
  func letsACellMakeItsOwnPresenter(_ presenter: String, _ arguments: String, _ expected: [String]) throws {
    let found = try findings("component-created-outside-assembly", in: Self.favorites(presenter, arguments))
    #expect(found.compactMap(\.component) == expected)
  }

  private static func progress(_ superclass: String, _ initializer: String) -> String {
    """
    final class ProgressViewController: UIViewController {
      var presenter: ProgressPresenter!
      func chart() -> UIResponder { ChartView() }
    }
    final class ProgressPresenter { weak var view: ProgressViewController?; var interactor: ProgressInteractor? }
    final class ProgressInteractor {}
    protocol ChartViewInterface: AnyObject {}
    protocol ChartPresenterInterface: AnyObject { func tap() }
    final class ChartView: \(superclass), ChartViewInterface {
      var presenter: ChartPresenterInterface?
      \(initializer)
      func tap() { presenter?.tap() }
    }
    final class ChartPresenter: ChartPresenterInterface {
      func tap() {}
      unowned var view: ChartViewInterface
      init(view: ChartViewInterface) { self.view = view }
    }
    """
  }

  @Test func letsAScreenMakeItsPartsThatMakeTheirPresenter() throws {
    let rule = "component-created-outside-assembly"
    let makes = "init() { presenter = ChartPresenter(view: self) }"
    #expect(try findings(rule, in: Self.progress("UIView", makes)).isEmpty)
    #expect(try findings(rule, in: Self.progress("UIView", "")).map(\.case) == ["unwired"])
    #expect(try findings(rule, in: Self.progress("UIViewController", makes)).map(\.component).contains("ProgressViewController"))
  }

  // MARK: dialogs

  /// - Parameters:
  ///   - factory: of the dialog's router.
  ///   - shown: by how many modules.
  private static func dialog(_ factory: String, shown: Int, router: String = "") -> String {
    let screens = (0..<shown).map { number in
      """
      // file: Screen\(number).swift
      final class Screen\(number)ViewController: UIViewController {
        var presenter: Screen\(number)Presenter!
        func ask() { let dialog = PinRouter.make(); present(dialog, animated: true) }
      }
      final class Screen\(number)Presenter {
        weak var view: Screen\(number)ViewController?
        var interactor: Screen\(number)Interactor?
        var router: Screen\(number)Router?
      }
      final class Screen\(number)Interactor {}
      final class Screen\(number)Router { static func make() -> UIViewController { UIViewController() } }
      """
    }
    return screens.joined(separator: "\n") + """

      // file: Pin.swift
      final class PinViewController: UIViewController { var presenter: PinPresenter! }
      final class PinPresenter { weak var view: PinViewController?; var interactor: PinInteractor? }
      final class PinInteractor {}
      final class PinRouter { \(factory); \(router) }
      """
  }

  private static let answering = "static func make(_ done: ((Bool) -> Void)? = nil) -> UIViewController { UIViewController() }"
  private static let silent = "static func make(_ title: String = \"\") -> UIViewController { UIViewController() }"

  @Test(arguments: [
    (answering, 3, "", Severity.info), (answering, 2, "", .error), (silent, 3, "", .error),
    (answering, 3, "func next() { let next = Screen0Router.make() }", .error),
  ])
  func aDialogThatModulesShareIsLikeAnAlert(_ factory: String, _ shown: Int, _ router: String, _ expected: Severity) throws {
    let found = try findings("view-references-wireframe", in: Self.dialog(factory, shown: shown, router: router))
    #expect(found.map(\.severity) == Array(repeating: expected, count: shown))
  }

  // MARK: parts of one module

  @Test func reportsThePartsOfAnotherModuleOnce() throws {
    let code = """
      final class ListViewController: UIViewController { var presenter: ListPresenter! }
      final class ListPresenter {
        weak var view: ListViewController?
        var interactor: ListInteractor?
        func open() { let next = RowViewController(presenter: RowPresenter(interactor: RowInteractor())) }
        func close() { let last = EndViewController(presenter: EndPresenter()) }
      }
      final class ListInteractor {}
      final class RowViewController: UIViewController { let presenter: RowPresenter; init(presenter: RowPresenter) {} }
      final class RowPresenter { let interactor: RowInteractor; init(interactor: RowInteractor) {} }
      final class RowInteractor {}
      final class EndViewController: UIViewController { let presenter: EndPresenter; init(presenter: EndPresenter) {} }
      final class EndPresenter { weak var view: EndViewController?; var interactor: EndInteractor? }
      final class EndInteractor {}
      """
    let found = try findings("component-created-outside-assembly", in: code)
    #expect(found.map(\.target) == ["RowViewController", "EndViewController"])
  }
}

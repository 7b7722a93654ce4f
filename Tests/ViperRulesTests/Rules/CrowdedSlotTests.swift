import Testing
import ViperModel
import ViperTestSupport

/// One property that more classes reach than the linter tells apart.
@Suite struct CrowdedSlotTests {
  /// Modules whose views hold their presenters weakly, and whose assemblies give the presenters to one object that keeps them.
  private static let code = modules(GeneratedModules.names + ["Mike", "November", "Oscar", "Papa"])

  private static func modules(_ names: [String]) -> String {
    names.reduce("class BasePresenter {}\nfinal class Keeper { var current: BasePresenter? }\n") { code, m in
      code + """
        final class \(m)ViewController: UIViewController { weak var presenter: \(m)Presenter? }
        final class \(m)Presenter: BasePresenter { weak var view: \(m)ViewController?; let interactor = \(m)Interactor() }
        final class \(m)Interactor {}
        final class \(m)Handle { init(_ presenter: BasePresenter, _ keeper: Keeper) { keeper.current = presenter } }
        final class \(m)Assembly {
          static func make(keeper: Keeper) -> UIViewController {
            let view = \(m)ViewController()
            let presenter = \(m)Presenter()
            view.presenter = presenter
            presenter.view = view
            _ = \(m)Handle(presenter, keeper)
            return view
          }
        }

        """
    }
  }

  @Test func keepsEachOfThem() throws {
    #expect(try Linted(Self.code).findings(of: "unowned-component").isEmpty)
  }

  @Test func keepsNoneThatItIsNotGiven() throws {
    let code = Self.code.replacing("keeper.current = presenter", with: "")
    #expect(try Linted(code).findings(of: "unowned-component").count == 16)
  }
}

import Testing
import ViperModel
import ViperTestSupport

/// Which dialect judges a module.
@Suite struct DetectionTests {
  private static func infinum(_ m: String) -> String {
    """
    protocol \(m)WireframeInterface: WireframeInterface {}
    protocol \(m)ViewInterface: ViewInterface {}
    protocol \(m)PresenterInterface: PresenterInterface {}
    final class \(m)Wireframe: BaseWireframe, \(m)WireframeInterface {
      init() {
        let view = \(m)ViewController()
        super.init(viewController: view)
        view.presenter = \(m)Presenter(view: view, wireframe: self)
      }
    }
    final class \(m)ViewController: UIViewController, \(m)ViewInterface { var presenter: \(m)PresenterInterface! }
    final class \(m)Presenter: \(m)PresenterInterface {
      private unowned let view: \(m)ViewInterface
      private let wireframe: \(m)WireframeInterface
      init(view: \(m)ViewInterface, wireframe: \(m)WireframeInterface) { self.view = view; self.wireframe = wireframe }
    }

    """
  }

  private static func configurator(_ m: String) -> String {
    """
    protocol \(m)ConfiguratorProtocol: AnyObject { func configure(with viewController: \(m)ViewController) }
    protocol \(m)ViewProtocol: AnyObject {}
    protocol \(m)PresenterProtocol: AnyObject {}
    protocol \(m)InteractorProtocol: AnyObject {}
    protocol \(m)RouterProtocol: AnyObject {}
    final class \(m)Configurator: \(m)ConfiguratorProtocol {
      func configure(with viewController: \(m)ViewController) {
        let presenter = \(m)Presenter(view: viewController)
        presenter.interactor = \(m)Interactor(presenter: presenter)
        presenter.router = \(m)Router(viewController: viewController)
        viewController.presenter = presenter
      }
    }
    final class \(m)ViewController: UIViewController, \(m)ViewProtocol {
      var presenter: \(m)PresenterProtocol!
      let configurator: \(m)ConfiguratorProtocol = \(m)Configurator()
      override func viewDidLoad() { configurator.configure(with: self) }
    }
    final class \(m)Presenter: \(m)PresenterProtocol {
      weak var view: \(m)ViewProtocol!
      var interactor: \(m)InteractorProtocol!
      var router: \(m)RouterProtocol!
      required init(view: \(m)ViewProtocol) { self.view = view }
    }
    final class \(m)Interactor: \(m)InteractorProtocol {
      weak var presenter: \(m)PresenterProtocol!
      required init(presenter: \(m)PresenterProtocol) { self.presenter = presenter }
    }
    final class \(m)Router: \(m)RouterProtocol {
      weak var viewController: \(m)ViewController!
      init(viewController: \(m)ViewController) { self.viewController = viewController }
    }

    """
  }

  private static let bases = """
    protocol WireframeInterface: AnyObject {}
    protocol ViewInterface: AnyObject {}
    protocol PresenterInterface: AnyObject {}
    class BaseWireframe { private unowned var controller: UIViewController; init(viewController: UIViewController) { controller = viewController } }

    """

  private func model(_ code: String, dialect: String? = nil) throws -> CodeModel {
    try CodeModel(MarkedCode(code), dialect: dialect)
  }

  @Test func eachModuleHasItsOwnDialect() throws {
    let model = try model(Self.bases + Self.infinum("Login") + Self.infinum("Home") + Self.configurator("About"))
    let dialects = Dictionary(uniqueKeysWithValues: model.graph.modules.map { ($0.name, $0.dialect) })
    #expect(dialects == ["Login": "infinum", "Home": "infinum", "About": "configurator"], "\(model.summary)")
    #expect(model.dialects[0].dialect.name == "infinum")
    #expect(model.dialects[0].shares.map(\.dialect) == ["infinum", "configurator"])
  }

  @Test func aPinnedDialectJudgesEverything() throws {
    let model = try model(Self.configurator("About"), dialect: "infinum")
    #expect(model.graph.modules.map(\.dialect) == ["infinum"])
    #expect(model.dialects[0].shares.map(\.verdict) == [.pinned])
  }

  @Test func whatNoDialectFitsIsJudgedByTheBase() throws {
    let model = try model(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor! }
      final class LoginInteractor {}
      """)
    #expect(model.graph.modules.map(\.dialect) == ["viper"])
    guard case .fallback = try #require(model.dialects[0].shares.first).verdict else {
      Issue.record("\(model.dialects[0].shares)")
      return
    }
  }

  @Test func presentersAloneAreAnotherArchitecture() throws {
    let model = try model(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController? }
      """)
    #expect(model.graph.modules.map(\.dialect) == ["other"])
    #expect(model.dialects[0].architectures.map(\.architecture) == [.mvp])
  }
}

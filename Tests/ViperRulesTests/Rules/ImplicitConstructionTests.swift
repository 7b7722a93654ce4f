import Testing
import ViperModel
import ViperTestSupport

/// A part that is made without its name: the type that is expected tells which.
@Suite struct ImplicitConstructionTests {
  private static func code(_ creation: String) -> String {
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func start() { window?.rootViewController = LoginAssembly.make() }
    }
    protocol LoginInteractorOutput: AnyObject { func didLoad() }
    protocol LoginInteractorInput: AnyObject { func load() }
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      override func viewDidLoad() { presenter.interactor.load() }
    }
    final class LoginPresenter: LoginInteractorOutput {
      weak var view: LoginViewController?
      let interactor: LoginInteractorInput
      init(interactor: LoginInteractorInput) { self.interactor = interactor }
      func didLoad() { view?.title = "" }
    }
    final class LoginInteractor: LoginInteractorInput {
      var output: LoginInteractorOutput?
      let count: Int
      init(count: Int) { self.count = count }
      func load() { output?.didLoad() }
    }
    enum LoginAssembly {
      static func make() -> UIViewController {
        \(creation)
        let presenter = LoginPresenter(interactor: interactor)
        let view = LoginViewController()
        view.presenter = presenter
        presenter.view = view
        interactor.output = presenter
        return view
      }
      static func makeInteractor() -> LoginInteractor {
        print("made")
        return .init(count: 1)
      }
      static func makeIfPossible(_ count: Int?) -> LoginInteractor? {
        guard let count else { return nil }
        return .init(count: count)
      }
    }
    """
  }

  @Test(arguments: [
    "let interactor = LoginInteractor(count: 1)", "let interactor: LoginInteractor = .init(count: 1)",
    "let interactor = makeInteractor()", "let interactor = makeIfPossible(1)!",
    "guard let interactor = makeIfPossible(1) else { return UIViewController() }",
  ])
  func isAPartLikeAnyOther(_ creation: String) throws {
    #expect(try Linted(Self.code(creation)).findings(of: "retain-cycle").count == 1)
  }
}

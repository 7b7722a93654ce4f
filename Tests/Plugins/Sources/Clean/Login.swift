class UIViewController {}
class BaseWireframe { init(viewController: UIViewController) {} }

final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenterInterface! }

final class LoginPresenter: LoginPresenterInterface {
  private unowned let view: LoginViewInterface
  private let interactor: LoginInteractorInterface
  private let wireframe: LoginWireframeInterface

  init(view: LoginViewInterface, interactor: LoginInteractorInterface, wireframe: LoginWireframeInterface) {
    self.view = view
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

final class LoginInteractor: LoginInteractorInterface {}

final class LoginWireframe: BaseWireframe, LoginWireframeInterface {
  init() {
    let view = LoginViewController()
    super.init(viewController: view)
    view.presenter = LoginPresenter(view: view, interactor: LoginInteractor(), wireframe: self)
  }
}

import UIKit

final class LoginWireframe {
    lazy var moduleInteractor = LoginInteractor()
    lazy var modulePresenter = LoginPresenter()
    lazy var moduleView = LoginView()

    weak var resetPasswordModule: ResetPassword? // expect: weak-owner

    var presenter: LoginWireframeToPresenterInterface { modulePresenter }

    init() {
        let interactor = moduleInteractor
        let presenter = modulePresenter
        let view = moduleView

        interactor.presenter = presenter
        interactor.wireframe = self

        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = self

        view.presenter = presenter
    }
}

extension LoginWireframe: Login {
    var delegate: LoginDelegate? {
        get { modulePresenter.delegate }
        set { modulePresenter.delegate = newValue }
    }

    func present(onViewController viewController: UIViewController) {
        viewController.present(moduleView, animated: true)
        presenter.beganPresenting()
    }

    func dismiss() {
        moduleView.dismiss(animated: true)
    }
}

extension LoginWireframe: LoginPresenterToWireframeInterface {
    func presentResetPassword() {
        let module: ResetPassword = ResetPasswordWireframe()
        module.present(onViewController: moduleView)
        resetPasswordModule = module
    }
}

import UIKit

final class ResetPasswordWireframe {
    lazy var modulePresenter = ResetPasswordPresenter()
    lazy var moduleView = ResetPasswordView()

    init() {
        let interactor = ResetPasswordInteractor() // expect: unowned-component
        let presenter = modulePresenter
        let view = moduleView

        interactor.presenter = presenter

        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = self

        view.presenter = presenter
    }
}

extension ResetPasswordWireframe: ResetPassword {
    func present(onViewController viewController: UIViewController) {
        viewController.present(moduleView, animated: true)
    }
}

extension ResetPasswordWireframe: ResetPasswordPresenterToWireframeInterface {
    func dismissResetPassword() {
        moduleView.dismiss(animated: true)
    }
}

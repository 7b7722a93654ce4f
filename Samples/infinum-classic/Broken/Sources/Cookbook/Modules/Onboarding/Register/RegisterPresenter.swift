import Foundation

final class RegisterPresenter {

    // MARK: - Private properties -

    fileprivate var _view: RegisterViewInterface? // expect: retain-cycle
    fileprivate var _interactor: RegisterInteractorInterface
    fileprivate var _wireframe: RegisterWireframeInterface

    fileprivate let _emailValidator: StringValidator = EmailValidator()

    // MARK: - Lifecycle -

    init(wireframe: RegisterWireframeInterface, view: RegisterViewInterface, interactor: RegisterInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {

    func didSelectRegisterAction(with email: String?, password: String?, repeatedPassword: String?) {
        guard let email = email, _emailValidator.isValid(email) else {
            _wireframe.showAlert(with: "Check your input", message: "This is not an e-mail address.")
            return
        }
        guard let password = password, password == repeatedPassword else {
            _view?.markPasswordsAsDifferent()
            return
        }
        _register(with: email, password: password)
    }

    func didSelectCancelAction() {
        _wireframe.dismiss(animated: true)
    }

    private func _register(with email: String, password: String) {
        _view?.showProgressHUD()
        _interactor.registerUser(with: email, password: password) { [weak self] result in
            guard let self = self else { return }
            self._view?.hideProgressHUD()
            switch result {
            case .success:
                self._wireframe.dismiss(animated: true)
            case .failure(let error):
                self._wireframe.showAlert(with: "Registration failed", message: error.localizedDescription)
            }
        }
    }
}

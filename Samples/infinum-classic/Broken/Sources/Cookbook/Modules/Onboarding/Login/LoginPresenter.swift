import UIKit

final class LoginPresenter {

    // MARK: - Private properties -

    private static let _minimumPasswordLength = 6

    fileprivate weak var _view: LoginViewInterface?
    fileprivate var _interactor: LoginInteractorInterface
    fileprivate var _wireframe: LoginWireframeInterface
    fileprivate let _authorizationManager = AuthorizationAdapter.shared

    fileprivate let _emailValidator: StringValidator
    fileprivate let _passwordValidator: StringValidator

    // MARK: - Lifecycle -

    init(wireframe: LoginWireframeInterface, view: LoginViewInterface, interactor: LoginInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor

        _emailValidator = EmailValidator()
        _passwordValidator = PasswordValidator(minLength: LoginPresenter._minimumPasswordLength)
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {

    func viewDidAppear(animated: Bool) {
        _view?.focusEmailField()
    }

    func viewWillDisappear(animated: Bool) {
        _view?.hideProgressHUD()
    }

    func didSelectLoginAction(with email: String?, password: String?) {
        guard let email = email, let password = password else {
            _showValidationError("Enter your e-mail address and your password.")
            return
        }
        guard _emailValidator.isValid(email) else {
            _view?.tintEmailField(with: UIColor.systemRed) // expect: presenter-uses-uikit-type
            return
        }
        guard _passwordValidator.isValid(password) else {
            _showValidationError("A password has at least \(LoginPresenter._minimumPasswordLength) characters.")
            return
        }
        _view?.showProgressHUD()
        _interactor.loginUser(with: email, password: password)
    }

    func didSelectRegisterAction() {
        _wireframe.navigate(to: .register)
    }

    func didSelectBackAction() {
        _wireframe.popFromNavigationController(animated: true)
    }

    func loginDidSucceed(with user: User) {
        _view?.hideProgressHUD()
        _authorizationManager.authorizationHeader = user.authorizationHeader
        _wireframe.navigate(to: .home)
    }

    func loginDidFail(with error: Error) {
        _view?.hideProgressHUD()
        _wireframe.showAlert(with: "Login failed", message: error.localizedDescription)
    }

    private func _showValidationError(_ message: String) {
        _wireframe.showAlert(with: "Check your input", message: message)
    }
}

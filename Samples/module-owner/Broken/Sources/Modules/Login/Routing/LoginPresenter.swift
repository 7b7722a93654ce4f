import Foundation

final class LoginPresenter {
    var delegate: LoginDelegate? // expect: retain-cycle
    weak var interactor: LoginPresenterToInteractorInterface!
    weak var view: LoginPresenterToViewInterface!
    weak var wireframe: LoginPresenterToWireframeInterface!

    var login: Login { wireframe as! Login }
}

extension LoginPresenter: LoginInteractorToPresenterInterface {
    func loginSucceeded(withUser user: User) {
        delegate?.loggedIn(login: login, as: user)
    }

    func loginFailed(withDescription description: String) {
        view.displayLoginError(withDescription: description)
    }
}

extension LoginPresenter: LoginViewToPresenterInterface {
    func userTappedLogin(withUsername username: String, andPassword password: String) {
        interactor.login(withUsername: username, andPassword: password)
    }

    func userTappedResetPassword() {
        wireframe.presentResetPassword()
    }
}

extension LoginPresenter: LoginWireframeToPresenterInterface {
    func beganPresenting() {
        view.clearFields()
    }
}

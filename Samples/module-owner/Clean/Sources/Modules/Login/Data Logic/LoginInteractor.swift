import Foundation

final class LoginInteractor {
    weak var presenter: LoginInteractorToPresenterInterface!

    lazy var loginService: LoginService = LoginService()

    private func loggedIn(withUser user: User) {
        presenter?.loginSucceeded(withUser: user)
    }

    private func failedLogin(withError error: Error) {
        presenter?.loginFailed(withDescription: error.localizedDescription)
    }
}

extension LoginInteractor: LoginPresenterToInteractorInterface {
    func login(withUsername username: String, andPassword password: String) {
        loginService.login(
            withUsername: username,
            andPassword: password,
            success: { [weak self] user in self?.loggedIn(withUser: user) },
            failure: { [weak self] error in self?.failedLogin(withError: error) }
        )
    }
}

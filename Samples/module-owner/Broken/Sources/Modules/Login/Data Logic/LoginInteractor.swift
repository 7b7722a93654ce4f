import Foundation

final class LoginInteractor {
    weak var presenter: LoginInteractorToPresenterInterface!
    weak var wireframe: LoginPresenterToWireframeInterface! // expect: interactor-references-wireframe

    lazy var loginService: LoginService = LoginService()

    private var failures = 0

    private func loggedIn(withUser user: User) {
        user.presenter = presenter
        presenter?.loginSucceeded(withUser: user)
    }

    private func failedLogin(withError error: Error) {
        failures += 1
        presenter?.loginFailed(withDescription: error.localizedDescription)
        if failures == 3 {
            wireframe?.presentResetPassword()
        }
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

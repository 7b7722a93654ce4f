final class LoginInteractor {

    weak var presenter: LoginPresenterInterface? // expect: interactor-references-presenter

    private let _userService = UserService()
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func loginUser(with email: String, password: String) {
        _userService.logIn(email: email, password: password) { [weak self] result in
            switch result {
            case .success(let user):
                self?.presenter?.loginDidSucceed(with: user)
            case .failure(let error):
                self?.presenter?.loginDidFail(with: error)
            }
        }
    }
}

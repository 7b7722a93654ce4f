final class LoginInteractor {

    private let _userService = UserService()
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func loginUser(with email: String, password: String, completion: @escaping LoginCompletionBlock) {
        _userService.logIn(email: email, password: password, completion: completion)
    }
}

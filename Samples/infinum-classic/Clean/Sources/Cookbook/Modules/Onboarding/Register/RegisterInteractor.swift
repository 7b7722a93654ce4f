final class RegisterInteractor {

    private let _userService = UserService()
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {

    func registerUser(with email: String, password: String, completion: @escaping (Result<User, Error>) -> Void) {
        _userService.register(email: email, password: password, completion: completion)
    }
}

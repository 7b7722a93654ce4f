final class RegisterInteractor {

    private let _userService = UserService()

    func checkAvailability(of email: String, completion: @escaping (Bool) -> Void) {
        _userService.user(withEmail: email) { result in
            completion((try? result.get()) == nil)
        }
    }
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {

    func registerUser(with email: String, password: String, completion: @escaping (Result<User, Error>) -> Void) {
        _userService.register(email: email, password: password, completion: completion)
    }
}

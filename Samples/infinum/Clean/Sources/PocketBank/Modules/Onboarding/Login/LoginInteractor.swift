final class LoginInteractor {

    private let _bankService = BankService.shared
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func unlock(
        _ userAccount: UserAccount,
        with pin: String,
        completion: @escaping (Result<UserAccount, Error>) -> Void
    ) {
        _bankService.load(.unlock(userID: userAccount.id, pin: pin), completion: completion)
    }
}

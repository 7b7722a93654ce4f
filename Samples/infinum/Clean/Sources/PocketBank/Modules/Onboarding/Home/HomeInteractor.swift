final class HomeInteractor {

    private let _userAccountService = UserAccountService()
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    func userAccounts() -> [UserAccount] {
        return _userAccountService.userAccounts()
    }
}

final class HomeInteractor {

    weak var view: HomeViewInterface? // expect: interactor-references-view

    private let _userAccountService = UserAccountService()
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    func fetchUserAccounts(completion: ([UserAccount]) -> Void) {
        view?.setLoading(true)
        completion(_userAccountService.userAccounts())
        view?.setLoading(false)
    }
}

final class AccountListInteractor {
    weak var presenter: AccountListInteractorOutputProtocol!

    private let repository: AccountRepositoryProtocol

    init(repository: AccountRepositoryProtocol) {
        self.repository = repository
    }
}

extension AccountListInteractor: AccountListInteractorInputProtocol {
    func fetchAccounts() {
        do {
            presenter.didReceive(accounts: try repository.fetchAccounts())
        } catch { // expect: interactor-swallows-failure
            print(error)
        }
    }
}

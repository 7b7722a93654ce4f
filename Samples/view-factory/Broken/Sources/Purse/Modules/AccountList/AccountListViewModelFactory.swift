protocol AccountListViewModelFactoryProtocol {
    func createViewModel(from accounts: [Account]) -> AccountListViewModel
}

final class AccountListViewModelFactory: AccountListViewModelFactoryProtocol {
    func createViewModel(from accounts: [Account]) -> AccountListViewModel {
        let total = accounts.reduce(0) { $0 + $1.balance }
        return AccountListViewModel(total: "\(total)", rows: accounts.map { "\($0.name): \($0.balance)" })
    }
}

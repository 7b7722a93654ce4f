import Foundation

enum BankAccountNavigationOption {
    case bankAccountDetails(BankAccount)
    case home
}

protocol BankAccountWireframeInterface: WireframeInterface {
    func navigate(to option: BankAccountNavigationOption)
}

protocol BankAccountViewInterface: ViewInterface {
    func reloadData()
    func setLoading(_ isLoading: Bool)
}

protocol BankAccountViewItemInterface {
    var title: String { get }
    var isOverdrawn: Bool { get }
}

protocol BankAccountPresenterInterface: PresenterInterface {
    var items: [BankAccountViewItemInterface] { get }
    func didSelectItem(at indexPath: IndexPath)
    func didSelectLogOutAction()
}

protocol BankAccountInteractorInterface: InteractorInterface {
    func fetchBankAccounts(
        of userAccount: UserAccount,
        completion: @escaping (Result<[BankAccount], Error>) -> Void
    )
    func cancelFetching()
}

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

protocol BankAccountPresenterInterface: PresenterInterface {
    var bankAccounts: [BankAccount] { get }
    var mainAccount: BankAccount? { get }
    func didSelectItem(at index: Int)
    func didSelectLogOutAction()
}

protocol BankAccountInteractorInterface: InteractorInterface {
    func fetchBankAccounts(
        of userAccount: UserAccount,
        completion: @escaping (Result<[BankAccount], Error>) -> Void
    )
    func cancelFetching()
}

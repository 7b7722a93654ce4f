protocol AccountListViewProtocol: ControllerBackedProtocol {
    func didReceive(viewModel: AccountListViewModel)
}

protocol AccountListPresenterProtocol: AnyObject {
    func setup()
    func selectAccount(at index: Int)
}

protocol AccountListInteractorInputProtocol: AnyObject {
    func fetchAccounts()
}

protocol AccountListInteractorOutputProtocol: AnyObject {
    func didReceive(accounts: [Account])
    func didReceive(error: Error) // expect: event-never-sent
}

protocol AccountListWireframeProtocol: AlertPresentable {
    func showDetails(of account: Account)
    func show(_ details: ControllerBackedProtocol)
}

protocol AccountListViewFactoryProtocol: AnyObject {
    static func createView() -> AccountListViewProtocol?
}

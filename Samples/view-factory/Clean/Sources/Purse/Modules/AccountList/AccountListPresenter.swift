final class AccountListPresenter {
    weak var view: AccountListViewProtocol?
    private let interactor: AccountListInteractorInputProtocol
    private let wireframe: AccountListWireframeProtocol
    private let viewModelFactory: AccountListViewModelFactoryProtocol

    private var accounts: [Account] = []

    init(
        interactor: AccountListInteractorInputProtocol,
        wireframe: AccountListWireframeProtocol,
        viewModelFactory: AccountListViewModelFactoryProtocol
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.viewModelFactory = viewModelFactory
    }
}

extension AccountListPresenter: AccountListPresenterProtocol {
    func setup() {
        interactor.fetchAccounts()
    }

    func selectAccount(at index: Int) {
        wireframe.showDetails(of: accounts[index], from: view)
    }
}

extension AccountListPresenter: AccountListInteractorOutputProtocol {
    func didReceive(accounts: [Account]) {
        self.accounts = accounts
        view?.didReceive(viewModel: viewModelFactory.createViewModel(from: accounts))
    }

    func didReceive(error: Error) {
        wireframe.present(message: error.localizedDescription, from: view)
    }
}

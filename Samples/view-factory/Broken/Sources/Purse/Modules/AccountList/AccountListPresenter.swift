final class AccountListPresenter {
    var view: AccountListViewProtocol? // expect: retain-cycle
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
        wireframe.showDetails(of: accounts[index])
    }
}

extension AccountListPresenter: AccountListInteractorOutputProtocol {
    func didReceive(accounts: [Account]) {
        self.accounts = accounts
        view?.didReceive(viewModel: viewModelFactory.createViewModel(from: accounts))

        if accounts.isEmpty {
            wireframe.show(AccountDetailsViewController()) // expect: component-created-outside-assembly
        }
    }

    func didReceive(error: Error) {
        wireframe.present(message: error.localizedDescription, from: view)
    }
}

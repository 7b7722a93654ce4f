final class AccountListViewFactory: AccountListViewFactoryProtocol {
    static func createView() -> AccountListViewProtocol? {
        let interactor = AccountListInteractor(repository: AccountRepository.shared)
        let wireframe = AccountListWireframe()
        let presenter = AccountListPresenter(
            interactor: interactor,
            wireframe: wireframe,
            viewModelFactory: AccountListViewModelFactory()
        )
        let view = AccountListViewController(presenter: presenter)

        presenter.view = view
        interactor.presenter = presenter

        return view
    }
}

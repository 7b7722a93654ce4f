final class AccountDetailsViewFactory: AccountDetailsViewFactoryProtocol {
    static func createView(for account: Account) -> AccountDetailsViewProtocol? {
        let view = AccountDetailsViewController()
        let presenter = AccountDetailsPresenter(account: account)
        let interactor = createInteractor(for: account)
        let wireframe = AccountDetailsWireframe()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.presenter = presenter

        return view
    }

    private static func createInteractor(for account: Account) -> AccountDetailsInteractor {
        AccountDetailsInteractor(account: account, paymentService: PaymentService())
    }
}

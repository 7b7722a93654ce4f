final class TransferViewFactory: TransferViewFactoryProtocol {
    static func createView(from account: Account, delegate: TransferDelegate?) -> TransferViewProtocol? {
        let interactor = TransferInteractor(account: account, paymentService: PaymentService())
        let wireframe = TransferWireframe()
        let presenter = TransferPresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)
        let view = TransferViewController(presenter: presenter)

        presenter.view = view
        interactor.presenter = presenter

        return view
    }
}

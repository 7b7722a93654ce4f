final class AccountDetailsWireframe: AccountDetailsWireframeProtocol {
    func showTransfer(from account: Account, delegate: TransferDelegate?, over view: AccountDetailsViewProtocol?) {
        guard let transfer = TransferViewFactory.createView(from: account, delegate: delegate) else {
            return
        }
        view?.controller.present(transfer.controller, animated: true)
    }
}

final class AccountDetailsPresenter {
    weak var view: AccountDetailsViewProtocol?
    var interactor: AccountDetailsInteractorInputProtocol!
    var wireframe: AccountDetailsWireframeProtocol!

    private let account: Account

    init(account: Account) {
        self.account = account
    }
}

extension AccountDetailsPresenter: AccountDetailsPresenterProtocol {
    func setup() {
        interactor.fetchPayments()
    }

    func activateTransfer() {
        wireframe.showTransfer(from: account, delegate: self, over: view)
    }
}

extension AccountDetailsPresenter: AccountDetailsInteractorOutputProtocol {
    func didReceive(payments: [Payment]) {
        view?.didReceive(title: account.name, rows: payments.map { "\($0.recipient): \($0.amount)" })
    }

    func didReceive(error: Error) {
        wireframe.present(message: error.localizedDescription, from: view)
    }
}

extension AccountDetailsPresenter: TransferDelegate {
    func transferDidComplete() {
        interactor.fetchPayments()
    }
}

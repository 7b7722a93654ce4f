protocol AccountDetailsViewProtocol: ControllerBackedProtocol {
    func didReceive(title: String, payments: [Payment]) // expect: view-references-entity
}

protocol AccountDetailsPresenterProtocol: AnyObject {
    func setup()
    func activateTransfer()
}

protocol AccountDetailsInteractorInputProtocol: AnyObject {
    func fetchPayments()
}

protocol AccountDetailsInteractorOutputProtocol: AnyObject {
    func didReceive(payments: [Payment])
    func didReceive(error: Error)
}

protocol AccountDetailsWireframeProtocol: AlertPresentable {
    func showTransfer(from account: Account, delegate: TransferDelegate?, over view: AccountDetailsViewProtocol?)
}

protocol AccountDetailsViewFactoryProtocol: AnyObject {
    static func createView(for account: Account) -> AccountDetailsViewProtocol?
}

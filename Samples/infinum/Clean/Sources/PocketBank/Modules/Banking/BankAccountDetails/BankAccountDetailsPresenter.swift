import Foundation

final class BankAccountDetailsPresenter {

    // MARK: - Private properties -

    private unowned let _view: BankAccountDetailsViewInterface
    private let _wireframe: BankAccountDetailsWireframeInterface
    private let _bankAccount: BankAccount

    // MARK: - Lifecycle -

    init(
        wireframe: BankAccountDetailsWireframeInterface,
        view: BankAccountDetailsViewInterface,
        bankAccount: BankAccount
    ) {
        _wireframe = wireframe
        _view = view
        _bankAccount = bankAccount
    }
}

// MARK: - Extensions -

extension BankAccountDetailsPresenter: BankAccountDetailsPresenterInterface {

    func viewDidLoad() {
        _view.setTitle("\(_bankAccount.name), \(_bankAccount.iban)")
        _view.setBalance(_formattedBalance())
    }

    func didSelectDoneAction() {
        _wireframe.goBack()
    }

    private func _formattedBalance() -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = _bankAccount.currencyCode
        return formatter.string(from: NSNumber(value: _bankAccount.balance)) ?? ""
    }
}

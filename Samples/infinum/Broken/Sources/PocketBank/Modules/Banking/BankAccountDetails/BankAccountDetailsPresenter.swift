import Foundation

final class BankAccountDetailsPresenter {

    // MARK: - Private properties -

    private unowned let _view: BankAccountDetailsViewInterface
    private let _interactor: BankAccountDetailsInteractorInterface
    private let _wireframe: BankAccountDetailsWireframeInterface
    private let _bankAccount: BankAccount

    // MARK: - Lifecycle -

    init(
        wireframe: BankAccountDetailsWireframeInterface,
        view: BankAccountDetailsViewInterface,
        interactor: BankAccountDetailsInteractorInterface = BankAccountDetailsInteractor(), // expect: component-created-outside-assembly
        bankAccount: BankAccount
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
        _bankAccount = bankAccount
    }
}

// MARK: - Extensions -

extension BankAccountDetailsPresenter: BankAccountDetailsPresenterInterface {

    func viewDidLoad() {
        _view.setTitle("\(_bankAccount.name), \(_bankAccount.iban)")
        _interactor.fetchBalance(of: _bankAccount) { [weak self] result in
            self?._handleBalance(result)
        }
    }

    private func _handleBalance(_ result: Result<BankAccount, Error>) {
        switch result {
        case .success(let bankAccount):
            _view.setBalance("\(bankAccount.balance) \(bankAccount.currencyCode)")
        case .failure(let error):
            _wireframe.showAlert(with: UIStrings.tryAgain, message: error.localizedDescription)
        }
    }
}

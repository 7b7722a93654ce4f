import Foundation

final class BankAccountPresenter {

    // MARK: - Private properties -

    private unowned let _view: BankAccountViewInterface
    private let _interactor: BankAccountInteractorInterface
    private let _wireframe: BankAccountWireframeInterface

    private let _userAccount: UserAccount
    private(set) var bankAccounts: [BankAccount] = []

    // MARK: - Lifecycle -

    init(
        wireframe: BankAccountWireframeInterface,
        view: BankAccountViewInterface,
        interactor: BankAccountInteractorInterface,
        userAccount: UserAccount
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
        _userAccount = userAccount
    }
}

// MARK: - Extensions -

extension BankAccountPresenter: BankAccountPresenterInterface {

    var mainAccount: BankAccount? {
        return bankAccounts.first
    }

    func viewDidLoad() {
        _view.setLoading(true)
        _interactor.fetchBankAccounts(of: _userAccount) { [weak self] result in
            guard let self = self else { return }
            self._view.setLoading(false)
            self._handleBankAccounts(result)
        }
    }

    func viewDidDisappear(animated: Bool) {
        _interactor.cancelFetching()
    }

    func didSelectItem(at index: Int) {
        _wireframe.navigate(to: .bankAccountDetails(bankAccounts[index]))
    }

    func didSelectLogOutAction() {
        _wireframe.navigate(to: .home)
    }

    private func _handleBankAccounts(_ result: Result<[BankAccount], Error>) {
        switch result {
        case .success(let bankAccounts):
            self.bankAccounts = bankAccounts
            _view.reloadData()
        case .failure(let error):
            _wireframe.showAlert(with: UIStrings.tryAgain, message: error.localizedDescription)
        }
    }
}

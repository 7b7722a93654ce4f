final class AccountDetailsInteractor {
    weak var presenter: AccountDetailsInteractorOutputProtocol!

    private let account: Account
    private let paymentService: PaymentServiceProtocol

    init(account: Account, paymentService: PaymentServiceProtocol) {
        self.account = account
        self.paymentService = paymentService
    }
}

extension AccountDetailsInteractor: AccountDetailsInteractorInputProtocol {
    func fetchPayments() {
        paymentService.fetchPayments(of: account.identifier) { [weak self] result in
            switch result {
            case let .success(payments):
                self?.presenter.didReceive(payments: payments)
            case let .failure(error):
                self?.presenter.didReceive(error: error)
            }
        }
    }
}

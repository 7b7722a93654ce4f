import Foundation

final class TransferInteractor {
    weak var presenter: TransferInteractorOutputProtocol?

    private let account: Account
    private let paymentService: PaymentServiceProtocol

    init(account: Account, paymentService: PaymentServiceProtocol) {
        self.account = account
        self.paymentService = paymentService
    }
}

extension TransferInteractor: TransferInteractorInputProtocol {
    func send(amount: Int, to recipient: String) {
        let payment = Payment(recipient: recipient, amount: amount, date: Foundation::Date())
        paymentService.send(payment, from: account.identifier) { [weak self] result in
            switch result {
            case .success:
                self?.presenter?.didSend()
            case let .failure(error):
                self?.presenter?.didReceive(error: error)
            }
        }
    }
}

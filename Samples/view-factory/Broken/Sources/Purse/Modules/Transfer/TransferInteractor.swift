import UIKit

final class TransferInteractor {
    var presenter: TransferInteractorOutputProtocol? // expect: retain-cycle

    private let account: Account
    private let device = UIDevice.current.name // expect: interactor-uses-uikit-type
    private let paymentService: PaymentServiceProtocol

    init(account: Account, paymentService: PaymentServiceProtocol) {
        self.account = account
        self.paymentService = paymentService
    }
}

extension TransferInteractor: TransferInteractorInputProtocol {
    func send(amount: Int, to recipient: String) {
        let payment = Payment(recipient: "\(recipient), \(device)", amount: amount, date: Date())
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

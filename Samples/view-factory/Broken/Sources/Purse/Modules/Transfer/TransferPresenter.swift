import UIKit

final class TransferPresenter {
    weak var view: TransferViewProtocol?
    private let interactor: TransferInteractorInputProtocol
    private let wireframe: TransferWireframeProtocol
    private weak var delegate: TransferDelegate?
    private let defaults = UserDefaults.standard // expect: presenter-performs-io
    private let paymentService = PaymentService() // expect: service-used-outside-interactor

    init(
        interactor: TransferInteractorInputProtocol,
        wireframe: TransferWireframeProtocol,
        delegate: TransferDelegate?
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.delegate = delegate
    }
}

extension TransferPresenter: TransferPresenterProtocol {
    func send(amount: String?, to recipient: String?) {
        guard let amount = amount.flatMap(Int.init), let recipient = recipient else {
            view?.didReceive(amountColor: UIColor.systemRed) // expect: presenter-uses-uikit-type
            wireframe.present(message: "Check the amount", from: view)
            return
        }
        view?.didStartSending()
        interactor.send(amount: amount, to: recipient)
    }
}

extension TransferPresenter: TransferInteractorOutputProtocol {
    func didSend() {
        view?.didStopSending()
        delegate?.transferDidComplete()
        defaults.removeObject(forKey: "last-amount")
        paymentService.fetchPayments(of: "last") { _ in }
        view?.controller.navigationController?.popToRootViewController(animated: true) // expect: presenter-navigates
        wireframe.close(view: view)
    }

    func didReceive(error: Error) {
        view?.didStopSending()
        wireframe.present(message: error.localizedDescription, from: view)
    }
}

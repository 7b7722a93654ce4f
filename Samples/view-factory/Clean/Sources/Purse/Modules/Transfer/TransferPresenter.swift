final class TransferPresenter {
    weak var view: TransferViewProtocol?
    private let interactor: TransferInteractorInputProtocol
    private let wireframe: TransferWireframeProtocol
    private weak let delegate: TransferDelegate?

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
        wireframe.close(view: view)
    }

    func didReceive(error: Error) {
        view?.didStopSending()
        wireframe.present(message: error.localizedDescription, from: view)
    }
}

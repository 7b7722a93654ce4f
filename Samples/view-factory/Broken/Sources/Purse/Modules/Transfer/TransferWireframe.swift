final class TransferWireframe: TransferWireframeProtocol {
    func close(view: TransferViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

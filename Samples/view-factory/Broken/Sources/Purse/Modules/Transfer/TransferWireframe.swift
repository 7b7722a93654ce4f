import Foundation

final class TransferWireframe: TransferWireframeProtocol {
    func close(view: TransferViewProtocol?) {
        UserDefaults.standard.removeObject(forKey: "last-amount") // expect: wireframe-performs-io
        view?.controller.dismiss(animated: true)
    }
}

import UIKit

protocol TransferViewProtocol: ControllerBackedProtocol {
    func didReceive(amountColor: UIColor)
    func didStartSending()
    func didStopSending()
}

protocol TransferPresenterProtocol: AnyObject {
    func send(amount: String?, to recipient: String?)
}

protocol TransferInteractorInputProtocol: AnyObject {
    func send(amount: Int, to recipient: String)
}

protocol TransferInteractorOutputProtocol { // note: interface-not-class-bound
    func didSend()
    func didReceive(error: Error)
}

protocol TransferWireframeProtocol: AlertPresentable {
    func close(view: TransferViewProtocol?)
}

protocol TransferViewFactoryProtocol: AnyObject {
    static func createView(from account: Account, delegate: TransferDelegate?) -> TransferViewProtocol?
}

protocol TransferDelegate: AnyObject {
    func transferDidComplete()
}

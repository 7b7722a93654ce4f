import UIKit

protocol AlertPresentable: AnyObject {
    func present(message: String, from view: ControllerBackedProtocol?)
}

extension AlertPresentable {
    func present(message: String, from view: ControllerBackedProtocol?) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        view?.controller.present(alert, animated: true)
    }
}

import UIKit

protocol ControllerBackedProtocol: AnyObject {
    var controller: UIViewController { get }
}

extension ControllerBackedProtocol where Self: UIViewController {
    var controller: UIViewController {
        self
    }
}

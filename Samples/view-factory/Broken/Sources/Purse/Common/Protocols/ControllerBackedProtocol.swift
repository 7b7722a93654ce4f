import UIKit

/// What a wireframe needs of a view to go on from it.
protocol ControllerBackedProtocol: AnyObject {
    var controller: UIViewController { get }
}

extension ControllerBackedProtocol where Self: UIViewController {
    var controller: UIViewController {
        self
    }
}

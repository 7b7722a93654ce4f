import UIKit

protocol Jogs: AnyObject {
    func present(onViewController viewController: UIViewController, for user: User)
}

protocol JogsPresenterToWireframeInterface: AnyObject {
    func dismissJogs()
}

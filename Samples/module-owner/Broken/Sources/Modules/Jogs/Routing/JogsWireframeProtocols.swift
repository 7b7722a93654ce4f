import UIKit

protocol Jogs: AnyObject {
    var interactor: JogsPresenterToInteractorInterface { get }

    func present(onViewController viewController: UIViewController, for user: User)
}

protocol JogsPresenterToWireframeInterface: AnyObject {
    func dismissJogs()
}

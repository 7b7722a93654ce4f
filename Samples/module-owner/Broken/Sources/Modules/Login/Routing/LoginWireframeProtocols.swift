import UIKit

protocol Login: AnyObject {
    var delegate: LoginDelegate? { get set }

    func present(onViewController viewController: UIViewController)
    func dismiss()
}

protocol LoginPresenterToWireframeInterface: AnyObject {
    func presentResetPassword()
}

import UIKit

protocol ResetPassword: AnyObject {
    func present(onViewController viewController: UIViewController)
}

protocol ResetPasswordPresenterToWireframeInterface: AnyObject {
    func dismissResetPassword()
}

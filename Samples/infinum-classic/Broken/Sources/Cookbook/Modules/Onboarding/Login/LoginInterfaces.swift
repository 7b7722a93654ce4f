import UIKit

enum LoginNavigationOption {
    case home
    case register
}

protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

protocol LoginViewInterface: ViewInterface {
    func focusEmailField()
    func tintEmailField(with color: UIColor)
}

protocol LoginPresenterInterface: PresenterInterface {
    func didSelectLoginAction(with email: String?, password: String?)
    func didSelectRegisterAction()
    func didSelectBackAction()
    func loginDidSucceed(with user: User)
    func loginDidFail(with error: Error)
}

protocol LoginInteractorInterface: InteractorInterface {
    func loginUser(with email: String, password: String)
}

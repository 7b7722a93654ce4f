typealias LoginCompletionBlock = (Result<User, Error>) -> Void

enum LoginNavigationOption {
    case home
}

protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

protocol LoginViewInterface: ViewInterface {
    func focusEmailField()
}

protocol LoginPresenterInterface: PresenterInterface {
    func didSelectLoginAction(with email: String?, password: String?)
    func didSelectBackAction()
}

protocol LoginInteractorInterface: InteractorInterface {
    func loginUser(with email: String, password: String, completion: @escaping LoginCompletionBlock)
}

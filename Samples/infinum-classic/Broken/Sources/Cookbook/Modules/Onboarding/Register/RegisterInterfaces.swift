protocol RegisterWireframeInterface: WireframeInterface {
}

protocol RegisterViewInterface { // note: interface-not-class-bound
    func showProgressHUD()
    func hideProgressHUD()
    func markPasswordsAsDifferent()
}

protocol RegisterPresenterInterface: PresenterInterface {
    func didSelectRegisterAction(with email: String?, password: String?, repeatedPassword: String?)
    func didSelectCancelAction()
}

protocol RegisterInteractorInterface: InteractorInterface {
    func registerUser(with email: String, password: String, completion: @escaping (Result<User, Error>) -> Void)
}

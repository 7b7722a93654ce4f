enum LoginNavigationOption {
    case bankAccounts(UserAccount)
}

protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

protocol LoginViewInterface: ViewInterface {
    var presenter: LoginPresenterInterface! { get set }
    func setName(_ name: String)
    func setLoading(_ isLoading: Bool)
    func focusPIN()
    func clearPIN()
}

protocol LoginPresenterInterface: PresenterInterface {
    func didEnter(pin: String?)
}

protocol LoginInteractorInterface: InteractorInterface {
    func unlock(_ userAccount: UserAccount, with pin: String, onFailure: @escaping (Error) -> Void)
}

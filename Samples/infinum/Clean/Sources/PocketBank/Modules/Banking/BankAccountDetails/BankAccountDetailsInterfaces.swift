protocol BankAccountDetailsWireframeInterface: WireframeInterface {
    func goBack()
}

protocol BankAccountDetailsViewInterface: ViewInterface {
    func setTitle(_ title: String)
    func setBalance(_ balance: String)
}

protocol BankAccountDetailsPresenterInterface: PresenterInterface {
    func didSelectDoneAction()
}

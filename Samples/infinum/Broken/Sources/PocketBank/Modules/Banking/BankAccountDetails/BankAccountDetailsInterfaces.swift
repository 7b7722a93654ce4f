protocol BankAccountDetailsWireframeInterface: WireframeInterface {
}

protocol BankAccountDetailsViewInterface: ViewInterface {
    func setTitle(_ title: String)
    func setBalance(_ balance: String)
}

protocol BankAccountDetailsPresenterInterface: PresenterInterface {
}

protocol BankAccountDetailsInteractorInterface: InteractorInterface {
    func fetchBalance(of bankAccount: BankAccount, completion: @escaping (Result<BankAccount, Error>) -> Void)
}

protocol RegisterWireframeInterface: WireframeInterface {
    func close()
}

protocol RegisterViewInterface: ViewInterface {
    func setSaveEnabled(_ isEnabled: Bool)
}

protocol RegisterPresenterInterface: PresenterInterface {
    func didChange(name: String?, email: String?)
    func didSelectSaveAction()
    func didSelectCancelAction()
}

protocol RegisterInteractorInterface: InteractorInterface {
    func isRegistered(email: String) -> Bool
    func register(name: String, email: String)
}

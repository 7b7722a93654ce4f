class AddPresenter: AddModuleInterface {
    var interactor: AddInteractorInput?
    weak var wireframe: AddWireframeInterface?
    weak var moduleDelegate: AddModuleDelegate?

    /// The view only asks, so it is told once and not stored.
    func configureUserInterface(_ userInterface: AddViewInterface) {
        userInterface.setAmount("1")
    }

    // MARK: AddModuleInterface

    func cancel() {
        wireframe?.dismissAddInterface()
    }

    func save(name: String, amount: Int) {
        interactor?.saveNewItem(name: name, amount: amount)
        wireframe?.dismissAddInterface()
        moduleDelegate?.addModuleDidSave()
    }
}

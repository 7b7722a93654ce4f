class EditPresenter: EditModuleInterface, EditInteractorOutput {
    var interactor: EditInteractorInput?
    weak var wireframe: EditWireframeInterface?
    weak var userInterface: EditViewInterface?
    weak var moduleDelegate: EditModuleDelegate?

    var item: Item?

    // MARK: EditModuleInterface

    func updateView() {
        userInterface?.setName(item?.name ?? "")
    }

    func save(name: String) {
        guard let item = item else { return }
        interactor?.rename(item, to: name)
    }

    // MARK: EditInteractorOutput

    func renamed(_ item: Item) {
        self.item = item
        wireframe?.dismissEditInterface()
        moduleDelegate?.editModuleDidSave()
    }

    func refusedName() {
        userInterface?.showError("Give it a name")
    }
}

class ListPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate, EditModuleDelegate {
    var interactor: ListInteractorInput?
    weak var wireframe: ListWireframeInterface?
    weak var userInterface: ListViewInterface?

    private var items: [Item] = []

    // MARK: ListModuleInterface

    func updateView() {
        interactor?.findItems()
    }

    func addNewItem() {
        wireframe?.presentAddInterface()
    }

    func editItem(at index: Int) {
        wireframe?.presentEditInterface(for: items[index])
    }

    // MARK: ListInteractorOutput

    func foundItems(_ items: [Item]) {
        self.items = items
        guard !items.isEmpty else {
            userInterface?.showNoContentMessage()
            return
        }
        userInterface?.showDisplayData(ListDisplayData(items: items.map {
            ListDisplayItem(title: $0.name, amount: "\($0.amount)")
        }))
    }

    // MARK: AddModuleDelegate

    func addModuleDidSave() {
        updateView()
    }

    // MARK: EditModuleDelegate

    func editModuleDidSave() {
        updateView()
    }
}

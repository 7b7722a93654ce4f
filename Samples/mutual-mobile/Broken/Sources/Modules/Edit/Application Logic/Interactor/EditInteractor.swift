import UIKit // expect: interactor-imports-uikit

class EditInteractor: EditInteractorInput {
    weak var output: EditInteractorOutput?

    private let dataManager: EditDataManager

    init(dataManager: EditDataManager) {
        self.dataManager = dataManager
    }

    // MARK: EditInteractorInput

    func rename(_ item: Item, to name: String) {
        guard !name.isEmpty else {
            output?.refusedName()
            return
        }
        let renamed = Item(identifier: item.identifier, name: name, amount: item.amount)
        dataManager.replace(renamed)
        output?.renamed(renamed)
    }
}

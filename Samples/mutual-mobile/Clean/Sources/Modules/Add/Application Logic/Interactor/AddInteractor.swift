import Foundation

class AddInteractor: AddInteractorInput {
    private let dataManager: AddDataManager

    init(dataManager: AddDataManager) {
        self.dataManager = dataManager
    }

    func saveNewItem(name: String, amount: Int) {
        dataManager.add(Item(identifier: UUID(), name: name, amount: amount))
    }
}

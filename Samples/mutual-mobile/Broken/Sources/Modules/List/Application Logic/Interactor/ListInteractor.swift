class ListInteractor: ListInteractorInput {
    var output: ListInteractorOutput? // expect: retain-cycle

    private let dataManager: ListDataManager

    init(dataManager: ListDataManager) {
        self.dataManager = dataManager
    }

    // MARK: ListInteractorInput

    func findItems() {
        dataManager.items { [weak self] items in
            self?.output?.foundItems(items.sorted { $0.name < $1.name })
        }
    }
}

class AddDataManager {
    private let itemStore: ItemStore

    init(itemStore: ItemStore) {
        self.itemStore = itemStore
    }

    func add(_ item: Item) {
        itemStore.save(itemStore.items() + [
            StoredItem(identifier: item.identifier, name: item.name, amount: item.amount)
        ])
    }
}

class EditDataManager {
    private let itemStore: ItemStore

    init(itemStore: ItemStore) {
        self.itemStore = itemStore
    }

    func replace(_ item: Item) {
        itemStore.save(itemStore.items().map {
            guard $0.identifier == item.identifier else { return $0 }
            return StoredItem(identifier: item.identifier, name: item.name, amount: item.amount)
        })
    }
}

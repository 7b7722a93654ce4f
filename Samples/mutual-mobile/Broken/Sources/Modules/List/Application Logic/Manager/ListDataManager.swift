class ListDataManager {
    private let itemStore: ItemStore

    init(itemStore: ItemStore) {
        self.itemStore = itemStore
    }

    func items(completion: ([Item]) -> Void) {
        completion(itemStore.items().map { Item(identifier: $0.identifier, name: $0.name, amount: $0.amount) })
    }
}

/// What the modules may ask the app for; each says by its interactor's protocol what it needs.
final class AppServices {
    private let store: PantryStore

    init(store: PantryStore) {
        self.store = store
    }

    var items: [Grocery] {
        store.items
    }

    var missingItems: [Grocery] {
        store.items.filter { $0.amount == 0 }
    }

    func setAmount(_ amount: Int, of id: Grocery.ID) {
        store.setAmount(amount, of: id)
    }
}

import Foundation

class ItemStore {
    private let defaults = UserDefaults.standard
    private let key = "items"

    func items() -> [StoredItem] {
        guard let data = defaults.data(forKey: key) else { return [] }
        return (try? JSONDecoder().decode([StoredItem].self, from: data)) ?? []
    }

    func save(_ items: [StoredItem]) {
        defaults.set(try? JSONEncoder().encode(items), forKey: key)
    }
}

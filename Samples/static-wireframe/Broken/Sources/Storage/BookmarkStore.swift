import Foundation

protocol BookmarkStoreProtocol {
    func contains(_ id: Int) -> Bool
    func toggle(_ id: Int)
}

final class BookmarkStore: BookmarkStoreProtocol {
    private let defaults: UserDefaults
    private let key = "bookmarkedPhotos"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func contains(_ id: Int) -> Bool {
        bookmarkedIDs.contains(id)
    }

    func toggle(_ id: Int) {
        let ids = bookmarkedIDs.symmetricDifference([id])
        defaults.set(ids.sorted(), forKey: key)
    }

    private var bookmarkedIDs: Set<Int> {
        Set(defaults.array(forKey: key) as? [Int] ?? [])
    }
}

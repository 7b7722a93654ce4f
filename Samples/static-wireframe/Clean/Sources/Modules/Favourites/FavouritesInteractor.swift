import Foundation

protocol FavouritesInteractorProtocol {
    var presenter: FavouritesPresenterProtocol? { get set }

    func fetchFavourites()
}

final class FavouritesInteractor: FavouritesInteractorProtocol {
    weak var presenter: FavouritesPresenterProtocol?

    private let networkManager: AnyNetworkManager<URLSession>
    private let bookmarks: BookmarkStoreProtocol

    convenience init() {
        self.init(networkManager: NetworkManager(session: URLSession.shared), bookmarks: BookmarkStore())
    }

    required init<Manager: NetworkManagerProtocol>(
        networkManager: Manager,
        bookmarks: BookmarkStoreProtocol
    ) where Manager.Session == URLSession {
        self.networkManager = AnyNetworkManager(networkManager)
        self.bookmarks = bookmarks
    }

    func fetchFavourites() {
        guard let url = Endpoint.photos else { return }
        networkManager.fetch(url) { [weak self] result in
            self?.handle(result)
        }
    }

    private func handle(_ result: Result<Data, Error>) {
        do {
            let photos = try JSONDecoder().decode([Photo].self, from: result.get())
            presenter?.favouritesDidLoad(photos.filter { bookmarks.contains($0.id) })
        } catch {
            presenter?.favouritesDidFail(error.localizedDescription)
        }
    }
}

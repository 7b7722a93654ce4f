import Foundation

protocol PhotoDetailInteractorProtocol {
    var presenter: PhotoDetailPresenterProtocol? { get set }

    func fetchImage(at url: URL)
    func checkBookmark(photoID: Int)
    func toggleBookmark(photoID: Int)
}

final class PhotoDetailInteractor: PhotoDetailInteractorProtocol {
    weak var presenter: PhotoDetailPresenterProtocol?

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

    func fetchImage(at url: URL) {
        networkManager.fetch(url) { [weak self] result in
            self?.handle(result)
        }
    }

    func checkBookmark(photoID: Int) {
        presenter?.bookmarkDidChange(bookmarks.contains(photoID))
    }

    func toggleBookmark(photoID: Int) {
        bookmarks.toggle(photoID)
        checkBookmark(photoID: photoID)
    }

    private func handle(_ result: Result<Data, Error>) {
        switch result {
        case .success(let data):
            presenter?.imageDidLoad(data)
        case .failure(let error):
            presenter?.imageDidFail(error.localizedDescription)
        }
    }
}

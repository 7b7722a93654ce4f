import Foundation

protocol PhotoTableInteractorProtocol {
    var presenter: PhotoTablePresenterProtocol? { get set }

    func fetchPhotos()
}

final class PhotoTableInteractor: PhotoTableInteractorProtocol {
    weak var presenter: PhotoTablePresenterProtocol?

    private let networkManager: AnyNetworkManager<URLSession>

    convenience init() {
        self.init(networkManager: NetworkManager(session: URLSession.shared))
    }

    required init<Manager: NetworkManagerProtocol>(networkManager: Manager) where Manager.Session == URLSession {
        self.networkManager = AnyNetworkManager(networkManager)
    }

    func fetchPhotos() {
        guard let url = Endpoint.photos else { return }
        networkManager.fetch(url) { [weak self] result in
            self?.handle(result)
        }
    }

    private func handle(_ result: Result<Data, Error>) {
        do {
            let photos = try JSONDecoder().decode([Photo].self, from: result.get())
            presenter?.photosDidLoad(photos)
        } catch {
            presenter?.photosDidFail(error.localizedDescription)
        }
    }
}

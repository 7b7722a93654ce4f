import Foundation

protocol FavouritesPresenterProtocol: AnyObject {
    var interactor: FavouritesInteractorProtocol? { get set }

    func loadFavourites()
    func selectFavourite(at index: Int)
    func favouritesDidLoad(_ photos: [Photo])
    func favouritesDidFail(_ reason: String)
}

final class FavouritesPresenter: FavouritesPresenterProtocol {
    weak var view: FavouritesViewControllerProtocol?
    var wireframe: FavouritesWireframeProtocol?
    var interactor: FavouritesInteractorProtocol?

    private var favourites: [Photo] = []

    func loadFavourites() {
        interactor?.fetchFavourites()
    }

    func selectFavourite(at index: Int) {
        guard let view = view else { return }
        let photo = favourites[index]
        wireframe?.showDetail(from: view, photoID: photo.id, url: photo.url)
    }

    func favouritesDidLoad(_ photos: [Photo]) {
        DispatchQueue.main.async { [weak self] in
            self?.show(photos)
        }
    }

    func favouritesDidFail(_ reason: String) {
        DispatchQueue.main.async { [weak self] in
            self?.view?.showFailure(reason)
        }
    }

    private func show(_ photos: [Photo]) {
        favourites = photos
        view?.show(photos.map { FavouriteItem(title: $0.title, source: $0.url.host ?? "") })
    }
}

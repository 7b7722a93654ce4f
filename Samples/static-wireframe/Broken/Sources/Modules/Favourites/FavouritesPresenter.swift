import UIKit // expect: presenter-imports-uikit

protocol FavouritesPresenterProtocol: AnyObject {
    var interactor: FavouritesInteractorProtocol? { get set }

    func loadFavourites()
    func selectFavourite(at indexPath: IndexPath)
    func favouritesDidLoad(_ photos: [Photo])
}

final class FavouritesPresenter: FavouritesPresenterProtocol {
    weak var view: FavouritesViewControllerProtocol?
    var wireframe: FavouritesWireframeProtocol?
    var interactor: FavouritesInteractorProtocol?

    private var favourites: [Photo] = []

    func loadFavourites() {
        interactor?.fetchFavourites()
    }

    func selectFavourite(at indexPath: IndexPath) {
        guard let view = view else { return }
        let photo = favourites[indexPath.row]
        wireframe?.showDetail(from: view, photoID: photo.id, url: photo.url)
    }

    func favouritesDidLoad(_ photos: [Photo]) {
        DispatchQueue.main.async { [weak self] in
            self?.show(photos)
        }
    }

    private func show(_ photos: [Photo]) {
        favourites = photos
        view?.show(photos.map { FavouriteItem(title: $0.title, source: $0.fitsScreen ? "Full size" : "Scaled") })
    }
}

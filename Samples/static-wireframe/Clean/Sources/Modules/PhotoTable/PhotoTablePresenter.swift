import Foundation

protocol PhotoTablePresenterProtocol: AnyObject {
    var interactor: PhotoTableInteractorProtocol? { get set }
    var numberOfPhotos: Int { get }

    func title(at index: Int) -> String
    func loadPhotos()
    func selectPhoto(at index: Int)
    func openFavourites()
    func photosDidLoad(_ photos: [Photo])
    func photosDidFail(_ reason: String)
}

final class PhotoTablePresenter: PhotoTablePresenterProtocol {
    weak var view: PhotoTableControllerProtocol?
    var wireframe: PhotoTableWireframeProtocol?
    var interactor: PhotoTableInteractorProtocol?

    private var photos: [Photo] = []

    var numberOfPhotos: Int {
        photos.count
    }

    func title(at index: Int) -> String {
        photos[index].title
    }

    func loadPhotos() {
        interactor?.fetchPhotos()
    }

    func selectPhoto(at index: Int) {
        guard let view = view else { return }
        let photo = photos[index]
        wireframe?.showDetail(from: view, photoID: photo.id, url: photo.url)
    }

    func openFavourites() {
        guard let view = view else { return }
        wireframe?.showFavourites(from: view)
    }

    func photosDidLoad(_ photos: [Photo]) {
        DispatchQueue.main.async { [weak self] in
            self?.photos = photos
            self?.view?.refresh()
        }
    }

    func photosDidFail(_ reason: String) {
        DispatchQueue.main.async { [weak self] in
            self?.view?.showFailure(reason)
        }
    }
}

import Foundation

protocol PhotoTablePresenterProtocol: AnyObject {
    func photosDidLoad(_ photos: [Photo])
    func photosDidFail(_ reason: String)
}

final class PhotoTablePresenter: PhotoTablePresenterProtocol {
    var view: PhotoTableControllerProtocol? // expect: retain-cycle
    var wireframe: PhotoTableWireframeProtocol?
    var interactor: PhotoTableInteractorProtocol?

    private(set) var photos: [Photo] = []

    var numberOfPhotos: Int {
        photos.count
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

    func openCredits() {
        guard let view = view else { return }
        wireframe?.showCredits(from: view)
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

import Foundation

protocol PhotoDetailPresenterProtocol: AnyObject {
    var interactor: PhotoDetailInteractorProtocol? { get set }

    func open(photoID: Int, url: URL?)
    func toggleBookmark(photoID: Int)
    func close()
    func imageDidLoad(_ data: Data)
    func imageDidFail(_ reason: String)
    func bookmarkDidChange(_ isBookmarked: Bool)
}

final class PhotoDetailPresenter: PhotoDetailPresenterProtocol {
    weak var view: PhotoDetailViewControllerProtocol?
    var wireframe: PhotoDetailWireframeProtocol?
    var interactor: PhotoDetailInteractorProtocol?

    func open(photoID: Int, url: URL?) {
        interactor?.checkBookmark(photoID: photoID)
        guard let url = url else { return }
        interactor?.fetchImage(at: url)
    }

    func toggleBookmark(photoID: Int) {
        interactor?.toggleBookmark(photoID: photoID)
    }

    func close() {
        guard let view = view else { return }
        wireframe?.close(view)
    }

    func imageDidLoad(_ data: Data) {
        DispatchQueue.main.async { [weak self] in
            self?.view?.showImage(data)
        }
    }

    func imageDidFail(_ reason: String) {
        DispatchQueue.main.async { [weak self] in
            self?.view?.showFailure(reason)
        }
    }

    func bookmarkDidChange(_ isBookmarked: Bool) {
        view?.showBookmark(isBookmarked)
    }
}

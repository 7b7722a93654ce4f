import UIKit

protocol PhotoTableWireframeProtocol {
    func showDetail(from view: PhotoTableControllerProtocol, photoID: Int, url: URL)
    func showFavourites(from view: PhotoTableControllerProtocol)
}

final class PhotoTableWireframe: PhotoTableWireframeProtocol {
    static func createViewModule(view: PhotoTableController) {
        let presenter = PhotoTablePresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.wireframe = PhotoTableWireframe()
        view.presenter?.interactor = PhotoTableInteractor()
        view.presenter?.interactor?.presenter = presenter
    }

    func showDetail(from view: PhotoTableControllerProtocol, photoID: Int, url: URL) {
        let detailViewController = PhotoDetailViewController()
        detailViewController.photoID = photoID
        detailViewController.url = url
        PhotoDetailWireframe.createDetailModule(view: detailViewController)
        view.navigationController?.pushViewController(detailViewController, animated: true)
    }

    func showFavourites(from view: PhotoTableControllerProtocol) {
        view.navigationController?.pushViewController(FavouritesViewController(), animated: true)
    }
}

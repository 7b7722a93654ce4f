import UIKit

protocol FavouritesWireframeProtocol {
    func showDetail(from view: FavouritesViewControllerProtocol, photoID: Int, url: URL)
}

final class FavouritesWireframe: FavouritesWireframeProtocol {
    static func createListModule(view: FavouritesViewController) {
        let presenter = FavouritesPresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.wireframe = FavouritesWireframe()
        view.presenter?.interactor = FavouritesInteractor()
        view.presenter?.interactor?.presenter = presenter
    }

    func showDetail(from view: FavouritesViewControllerProtocol, photoID: Int, url: URL) {
        let detailViewController = PhotoDetailViewController()
        detailViewController.photoID = photoID
        detailViewController.url = url
        PhotoDetailWireframe.createDetailModule(view: detailViewController)
        view.navigationController?.pushViewController(detailViewController, animated: true)
    }
}

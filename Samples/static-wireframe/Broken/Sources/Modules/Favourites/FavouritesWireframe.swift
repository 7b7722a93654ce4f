import UIKit

protocol FavouritesWireframeProtocol {
    func showDetail(from view: FavouritesViewControllerProtocol, photoID: Int, url: URL)
}

final class FavouritesWireframe: FavouritesWireframeProtocol {
    static func createListModule(view: FavouritesViewController) {
        let presenter = FavouritesPresenter()
        let interactor = FavouritesInteractor()
        view.presenter = presenter
        presenter.view = view
        presenter.wireframe = FavouritesWireframe()
        presenter.interactor = interactor
        view.presenter?.interactor?.presenter = presenter
        interactor.view = view
    }

    func showDetail(from view: FavouritesViewControllerProtocol, photoID: Int, url: URL) {
        let detailViewController = PhotoDetailViewController()
        detailViewController.photoID = photoID
        detailViewController.url = url
        PhotoDetailWireframe.createDetailModule(view: detailViewController)
        view.navigationController?.pushViewController(detailViewController, animated: true)
    }
}

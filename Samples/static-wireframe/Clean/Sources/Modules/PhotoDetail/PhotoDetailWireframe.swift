import UIKit

protocol PhotoDetailWireframeProtocol {
    func close(_ view: PhotoDetailViewControllerProtocol)
}

final class PhotoDetailWireframe: PhotoDetailWireframeProtocol {
    static func createDetailModule(view: PhotoDetailViewController) {
        let presenter = PhotoDetailPresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.wireframe = PhotoDetailWireframe()
        view.presenter?.interactor = PhotoDetailInteractor()
        view.presenter?.interactor?.presenter = presenter
    }

    func close(_ view: PhotoDetailViewControllerProtocol) {
        view.navigationController?.popViewController(animated: true)
    }
}

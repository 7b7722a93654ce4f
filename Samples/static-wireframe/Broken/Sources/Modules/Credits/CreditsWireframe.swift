import UIKit

protocol CreditsWireframeProtocol {
    func close(_ view: CreditsViewControllerProtocol)
}

final class CreditsWireframe: CreditsWireframeProtocol {
    static func createCreditsModule(view: CreditsViewController) {
        let presenter = CreditsPresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.wireframe = CreditsWireframe()
    }

    func close(_ view: CreditsViewControllerProtocol) {
        view.navigationController?.popViewController(animated: true)
    }
}

import UIKit

class AboutRouter: AboutWireframeProtocol {

    weak var viewController: UIViewController?

    static func createModule() -> UIViewController {
        let view = AboutViewController(nibName: nil, bundle: nil)
        let interactor = AboutInteractor()
        let router = AboutRouter()
        let presenter = AboutPresenter(interface: view, interactor: interactor, router: router)

        view.presenter = presenter
        interactor.presenter = presenter
        router.viewController = view

        return view
    }

    func close() {
        viewController?.dismiss(animated: true)
    }
}

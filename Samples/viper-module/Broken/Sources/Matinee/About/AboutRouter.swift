import UIKit

class AboutRouter: AboutWireframeProtocol {

    var viewController: UIViewController? // expect: retain-cycle

    static func createModule() -> UIViewController {
        let view = AboutViewController(nibName: nil, bundle: nil)
        let router = AboutRouter()
        let presenter = AboutPresenter(interface: view, router: router)

        view.presenter = presenter
        router.viewController = view

        return view
    }

    func close() {
        viewController?.dismiss(animated: true)
    }
}

import UIKit

class AboutRouter: AboutRouterProtocol {

    weak var viewController: AboutViewController!

    init(viewController: AboutViewController) {
        self.viewController = viewController
    }

    func closeCurrentViewController() {
        viewController.dismiss(animated: true)
    }
}

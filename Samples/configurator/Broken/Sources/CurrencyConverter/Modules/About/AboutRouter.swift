import UIKit

class AboutRouter: AboutRouterProtocol {

    var viewController: AboutViewController! // expect: retain-cycle

    init(viewController: AboutViewController) {
        self.viewController = viewController
    }

    func closeCurrentViewController() {
        viewController.dismiss(animated: true)
    }
}

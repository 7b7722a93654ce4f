import UIKit

class MainRouter: MainRouterProtocol {

    weak var viewController: MainViewController!

    init(viewController: MainViewController) {
        self.viewController = viewController
    }

    func showAboutScene() {
        viewController.performSegue(withIdentifier: viewController.selfToAboutSegueName, sender: nil)
    }

    func showHistoryScene() {
        viewController.performSegue(withIdentifier: viewController.selfToHistorySegueName, sender: nil)
    }
}

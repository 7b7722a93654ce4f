import UIKit

class HistoryRouter: HistoryRouterProtocol {

    weak var viewController: HistoryViewController!

    init(viewController: HistoryViewController) {
        self.viewController = viewController
    }

    func closeCurrentViewController() {
        viewController.dismiss(animated: true)
    }
}

import UIKit

final class DeparturesUIKitRouter: DeparturesRouter {
    private weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func dismiss() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

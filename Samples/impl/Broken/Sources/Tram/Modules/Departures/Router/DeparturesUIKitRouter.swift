import UIKit

final class DeparturesUIKitRouter: DeparturesRouter {
    private var viewController: UIViewController? // expect: retain-cycle

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func dismiss() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

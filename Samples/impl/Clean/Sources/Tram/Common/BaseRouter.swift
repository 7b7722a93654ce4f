import UIKit

class BaseRouter {
    weak var viewController: UIViewController?

    let assemblyFactory: AssemblyFactory

    init(assemblyFactory: AssemblyFactory, viewController: UIViewController) {
        self.assemblyFactory = assemblyFactory
        self.viewController = viewController
    }

    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    func focusOnCurrentModule() {
        guard let viewController = viewController else {
            return
        }
        viewController.navigationController?.popToViewController(viewController, animated: true)
    }
}

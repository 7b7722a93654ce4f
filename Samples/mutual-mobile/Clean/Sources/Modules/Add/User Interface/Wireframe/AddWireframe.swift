import UIKit

class AddWireframe: AddWireframeInterface {
    var addPresenter: AddPresenter?

    private var presentedViewController: UIViewController?

    func presentAddInterface(from viewController: UIViewController) {
        let newViewController = addViewController()
        newViewController.eventHandler = addPresenter
        addPresenter?.configureUserInterface(newViewController)
        viewController.present(newViewController, animated: true)
        presentedViewController = newViewController
    }

    // MARK: AddWireframeInterface

    func dismissAddInterface() {
        presentedViewController?.dismiss(animated: true)
        presentedViewController = nil
    }

    private func addViewController() -> AddViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        return storyboard.instantiateViewController(withIdentifier: "AddViewController") as! AddViewController
    }
}

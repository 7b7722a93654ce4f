import UIKit

class EditWireframe: EditWireframeInterface {
    var editPresenter: EditPresenter?

    private weak var presentedViewController: UIViewController?

    func presentEditInterface(for item: Item, from viewController: UIViewController) {
        let newViewController = editViewController()
        newViewController.eventHandler = editPresenter
        newViewController.interactor = editPresenter?.interactor
        editPresenter?.userInterface = newViewController
        editPresenter?.item = item
        viewController.present(newViewController, animated: true)
        presentedViewController = newViewController
    }

    // MARK: EditWireframeInterface

    func dismissEditInterface() {
        presentedViewController?.dismiss(animated: true)
    }

    private func editViewController() -> EditViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        return storyboard.instantiateViewController(withIdentifier: "EditViewController") as! EditViewController
    }
}

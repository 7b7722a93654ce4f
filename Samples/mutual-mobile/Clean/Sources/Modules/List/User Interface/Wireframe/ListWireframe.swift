import UIKit

class ListWireframe: ListWireframeInterface {
    var addWireframe: AddWireframe?
    var editWireframe: EditWireframe?
    var listPresenter: ListPresenter?
    var rootWireframe: RootWireframe?
    var listViewController: ListViewController?

    func presentListInterface(from window: UIWindow) {
        let viewController = listViewControllerFromStoryboard()
        viewController.eventHandler = listPresenter
        listPresenter?.userInterface = viewController
        listViewController = viewController
        rootWireframe?.show(viewController, in: window)
    }

    // MARK: ListWireframeInterface

    func presentAddInterface() {
        guard let viewController = listViewController else { return }
        addWireframe?.presentAddInterface(from: viewController)
    }

    func presentEditInterface(for item: Item) {
        guard let viewController = listViewController else { return }
        editWireframe?.presentEditInterface(for: item, from: viewController)
    }

    private func listViewControllerFromStoryboard() -> ListViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        return storyboard.instantiateViewController(withIdentifier: "ListViewController") as! ListViewController
    }
}

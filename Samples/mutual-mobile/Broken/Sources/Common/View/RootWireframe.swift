import UIKit

class RootWireframe {
    func show(_ viewController: UIViewController, in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: viewController)
        window.makeKeyAndVisible()
    }
}

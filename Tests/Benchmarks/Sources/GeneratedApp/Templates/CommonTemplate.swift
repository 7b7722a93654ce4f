/// What all modules inherit from.
enum CommonTemplate {
  static let package = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
        name: "Generated",
        platforms: [.iOS(.v15)],
        targets: [.executableTarget(name: "Generated", path: "Sources")]
    )

    """

  static let interfaces = """
    import Foundation

    protocol WireframeInterface: AnyObject {
        func showAlert(with title: String, message: String)
    }

    protocol ViewInterface: AnyObject {
    }

    protocol InteractorInterface: AnyObject {
    }

    protocol PresenterInterface: AnyObject {
        func viewDidLoad()
    }

    """

  static let baseWireframe = """
    import UIKit

    class BaseWireframe {

        private unowned var _viewController: UIViewController

        /// Keeps the view controller alive until somebody shows it.
        private var _temporaryStoredViewController: UIViewController?

        init(viewController: UIViewController) {
            _temporaryStoredViewController = viewController
            _viewController = viewController
        }

        var viewController: UIViewController {
            defer { _temporaryStoredViewController = nil }
            return _viewController
        }

        var navigationController: UINavigationController? {
            return viewController.navigationController
        }
    }

    extension BaseWireframe: WireframeInterface {

        func showAlert(with title: String, message: String) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            viewController.present(alert, animated: true)
        }
    }

    extension UIViewController {

        func presentWireframe(_ wireframe: BaseWireframe, animated: Bool = true) {
            present(wireframe.viewController, animated: animated)
        }
    }

    extension UINavigationController {

        func pushWireframe(_ wireframe: BaseWireframe, animated: Bool = true) {
            pushViewController(wireframe.viewController, animated: animated)
        }
    }

    extension UIStoryboard {

        func instantiateViewController<View: UIViewController>(ofType type: View.Type) -> View {
            return instantiateViewController(withIdentifier: String(describing: type)) as! View
        }
    }

    """

  static func appDelegate(opening module: String) -> String {
    """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {

        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let initialController = UINavigationController()
            initialController.pushWireframe(\(module)Wireframe(itemID: "start"), animated: false)

            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = initialController
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    """
  }
}

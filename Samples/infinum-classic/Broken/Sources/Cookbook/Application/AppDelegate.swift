import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window

        if UserDefaults.standard.bool(forKey: "maintenance") {
            window.rootViewController = _makeMaintenance()
        } else {
            let navigationController = UINavigationController()
            window.rootViewController = navigationController
            LoginWireframe(navigationController: navigationController).show(with: .root, animated: false)
        }

        window.makeKeyAndVisible()
        return true
    }

    private func _makeMaintenance() -> UIViewController {
        let viewController = MaintenanceViewController()
        viewController.presenter = MaintenancePresenter(view: viewController)
        return viewController
    }
}

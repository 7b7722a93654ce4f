import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let homeModule: Home = HomeWireframe()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        homeModule.present(inWindow: window)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

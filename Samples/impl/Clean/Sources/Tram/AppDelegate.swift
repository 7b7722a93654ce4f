import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let assemblyFactory: AssemblyFactory = AssemblyFactoryImpl(timetable: TimetableServiceImpl())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
            rootViewController: assemblyFactory.stopListAssembly().module(isPad: isPad)
        )
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

import RIBs
import UIKit

final class AppComponent: Component<EmptyDependency>, HomeDependency {
  init() { super.init(dependency: EmptyComponent()) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate, HomeListener {
  var window: UIWindow?
  private var home: HomeRouting?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let home = HomeBuilder(dependency: AppComponent()).build(withListener: self)
    window.rootViewController = home.viewControllable.uiviewController
    window.makeKeyAndVisible()
    (self.window, self.home) = (window, home)
    return true
  }

  func homeDidFinish() {}
}

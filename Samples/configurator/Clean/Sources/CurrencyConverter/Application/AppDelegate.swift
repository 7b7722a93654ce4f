import UIKit

/// The storyboard opens the main screen.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

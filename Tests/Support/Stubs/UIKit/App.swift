import Foundation

open class UIDevice: NSObject {
  public enum UserInterfaceIdiom { case phone, pad }
  public class var current: UIDevice { UIDevice() }
  public var name: String { "" }
  public var systemVersion: String { "" }
  public var userInterfaceIdiom: UserInterfaceIdiom { .phone }
}
open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
open class UIScreen: NSObject {
  public class var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
  public struct OpenURLOptionsKey: Hashable {}
  public struct OpenExternalURLOptionsKey: Hashable {}
  public class var shared: UIApplication { UIApplication() }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
}
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
}
extension UIApplicationDelegate {
  public static func main() {}
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
open class UISceneSession: NSObject {}
open class UIOpenURLContext: NSObject { public var url: URL { fatalError() } }
open class UIScene: UIResponder {
  open class ConnectionOptions: NSObject {}
}
open class UIWindowScene: UIScene {}
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

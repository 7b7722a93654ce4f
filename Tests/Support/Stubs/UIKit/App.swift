import Foundation

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
open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

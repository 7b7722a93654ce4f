import Foundation

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

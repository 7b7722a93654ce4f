import UIKit

/// An app that leaves its start to the delegate of a scene.
public final class SceneApp: UIResponder, UIApplicationDelegate {
  private let delegate: any UISceneDelegate

  public init(_ delegate: any UISceneDelegate) { self.delegate = delegate }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    return true
  }
}

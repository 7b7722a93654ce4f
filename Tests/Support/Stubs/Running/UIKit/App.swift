public final class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
  nonisolated(unsafe) public static let shared = UIApplication()
}

public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
}

public final class UIWindow: UIView {
  nonisolated(unsafe) private static var visible: [Weak] = []
  private struct Weak { weak var window: UIWindow? }

  public var rootViewController: UIViewController?

  public func makeKeyAndVisible() {
    Self.visible.append(Weak(window: self))
    rootViewController?.loadViewIfNeeded()
  }

  /// The windows on the screen.
  static var all: [UIWindow] { visible.compactMap(\.window) }

  static func reset() { visible = [] }
}

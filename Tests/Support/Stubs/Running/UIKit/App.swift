open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
  public struct OpenURLOptionsKey: Hashable {}
  public struct OpenExternalURLOptionsKey: Hashable {}

  nonisolated(unsafe) public static let shared = UIApplication()

  public var isIdleTimerDisabled = false
  public var keyWindow: UIWindow? { UIWindow.all.last }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
}

public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
}

open class UIWindow: UIView {
  nonisolated(unsafe) private static var visible: [Weak] = []
  private struct Weak { weak var window: UIWindow? }

  public var rootViewController: UIViewController?

  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  public func makeKeyAndVisible() {
    Self.visible.append(Weak(window: self))
    rootViewController?.loadViewIfNeeded()
  }

  /// The windows on the screen.
  static var all: [UIWindow] { visible.compactMap(\.window) }

  static func reset() { visible = [] }
}

import Foundation

open class UIBarItem: NSObject {
  public var title: String?
  public var isEnabled = true
}
open class UIBarButtonItem: UIBarItem {
  public enum Style { case plain, done }
  public enum SystemItem { case add, done, cancel, close, refresh, bookmarks }
  public convenience init(title: String? = nil, primaryAction: UIAction?) { self.init() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) { self.init() }
  public convenience init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) { self.init() }
}
open class UITabBarItem: UIBarItem { public var badgeValue: String? }
open class UITabBar: UIView { public var items: [UITabBarItem]? }
open class UINavigationItem: NSObject {
  public var title: String?
  public var prompt: String?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
}
open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}
open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}
open class UIStoryboardSegue: NSObject {
  public var identifier: String? { nil }
  public var destination: UIViewController { fatalError() }
}
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
  public func instantiateInitialViewController() -> UIViewController? { nil }
}

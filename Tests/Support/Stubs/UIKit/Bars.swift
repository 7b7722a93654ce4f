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

import Foundation

open class UIBarItem: NSObject {
  public var title: String?
  public var isEnabled = true
}

open class UIBarButtonItem: UIBarItem {
  public enum Style { case plain, done }
  public enum SystemItem { case add, done, cancel, close, refresh, bookmarks }

  public var primaryAction: UIAction?
  public weak var target: AnyObject?

  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init()
    (self.title, self.primaryAction) = (title, primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init(primaryAction: primaryAction) }

  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.title, self.target) = (title, target)
  }

  public convenience init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }
}

open class UITabBarItem: UIBarItem { public var badgeValue: String? }

open class UITabBar: UIView { public var items: [UITabBarItem]? }

open class UINavigationItem: NSObject {
  public var title: String?
  public var prompt: String?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?

  /// What runs at a tap on a button.
  var actions: [UIAction] { [leftBarButtonItem, rightBarButtonItem].compactMap { $0?.primaryAction } }
}

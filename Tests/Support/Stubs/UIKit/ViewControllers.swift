import Foundation

public enum UIModalPresentationStyle { case automatic, formSheet, fullScreen, popover }
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  public var title: String?
  open var view: UIView! {
    get { nil }
    set {}
  }
  public var navigationItem: UINavigationItem { fatalError() }
  public var tabBarItem: UITabBarItem! {
    get { nil }
    set {}
  }
  public var navigationController: UINavigationController? { nil }
  public var splitViewController: UISplitViewController? { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var children: [UIViewController] { [] }
  public func loadViewIfNeeded() {}
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func addChild(_ child: UIViewController) {}
}
open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init(nibName: nil, bundle: nil) }
  public func addAction(_ action: UIAlertAction) {}
}
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { nil }
  public var tableView: UITableView!
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var tabBar: UITabBar { fatalError() }
}
open class UISplitViewController: UIViewController {
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  public var viewControllers: [UIViewController] = []
}
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init(nibName: nil, bundle: nil) }
  public var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

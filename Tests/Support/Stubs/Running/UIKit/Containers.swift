open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setChildren([rootViewController])
  }

  public var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }
  public var topViewController: UIViewController? { children.last }
  open func pushViewController(_ controller: UIViewController, animated: Bool) { addChild(controller) }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let top = children.last
    if children.count > 1 { top?.removeFromParent() }
    return top
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let removed = children.drop { $0 !== controller }.dropFirst()
    for controller in removed { controller.removeFromParent() }
    return Array(removed)
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { setChildren(controllers) }

  override var visibleChildren: [UIViewController] { children.suffix(1) }

  override func closeScreens() { setChildren([]) }
}

open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  public var viewControllers: [UIViewController]? {
    get { children }
    set { setChildren(newValue ?? []) }
  }

  override var visibleChildren: [UIViewController] { children.prefix(1).map(\.self) }

  override func closeScreens() { setChildren([]) }
}

open class UISplitViewController: UIViewController {
  public var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }

  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    setChildren(children.prefix(1) + [controller])
  }

  override func closeScreens() { setChildren([]) }
}

open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }

  private var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public func addAction(_ action: UIAlertAction) { actions.append(action) }
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public lazy var tableView: UITableView! = makeTable()

  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero)
    (table.dataSource, table.delegate) = (self, self)
    return table
  }

  open override func loadView() { view = tableView }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

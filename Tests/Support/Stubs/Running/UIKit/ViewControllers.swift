public enum UIModalPresentationStyle { case automatic, formSheet, fullScreen, popover }

open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public var title: String?
  public private(set) lazy var navigationItem = UINavigationItem()
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  public var modalPresentationStyle = UIModalPresentationStyle.automatic

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    awakeFromNib()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}

  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  public var viewIfLoaded: UIView? { loaded }

  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  open func loadView() { loaded = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: animated)
      return
    }
    presentedViewController = nil
  }

  open func addChild(_ controller: UIViewController) {
    controller.removeFromParent()
    controller.parent = self
    children.append(controller)
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Lets go of the screens that it contains, as a container of the framework does once they are left.
  func closeScreens() {}

  /// Those children that are seen while this one is.
  var visibleChildren: [UIViewController] { children }

  func setChildren(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where !children.contains(controller) { addChild(controller) }
    children = controllers
  }
}

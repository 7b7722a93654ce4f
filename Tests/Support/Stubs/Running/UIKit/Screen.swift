/// What is seen, and what a user does with it.
public enum Screen {
  /// The view controllers that are seen. A closed one is kept until it has disappeared, as by a transition.
  nonisolated(unsafe) private static var seen: [UIViewController] = []

  /// Shows what has been added since the last turn, and lets go of what has been removed.
  public static func turn() {
    RunLoop.drain()
    for _ in 0..<8 {
      let now = UIWindow.all.compactMap(\.rootViewController).flatMap(visible)
      let (new, old) = (now.filter { !seen.contains($0) }, seen.filter { !now.contains($0) })
      if new.isEmpty, old.isEmpty { break }
      for controller in old { controller.viewWillDisappear(false) }
      for controller in new {
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
      }
      seen = now
      for controller in old { controller.viewDidDisappear(false) }
      for controller in new { controller.viewDidAppear(false) }
      RunLoop.drain()
    }
  }

  private static func visible(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.visibleChildren.flatMap(visible) + (controller.presentedViewController.map(visible) ?? [])
  }

  /// Taps on every control that is seen, and not covered.
  public static func tap() {
    for controller in seen where !isCovered(controller) {
      for control in controller.viewIfLoaded?.controls ?? [] { control.sendActions(for: .touchUpInside) }
      for action in controller.navigationItem.actions { action.run() }
    }
    turn()
  }

  private static func isCovered(_ controller: UIViewController) -> Bool {
    controller.presentedViewController != nil || controller.parent.map(isCovered) ?? false
  }

  /// Closes every screen: containers let go of what they show, too.
  public static func close() {
    for controller in seen { controller.dismiss(animated: false) }
    for controller in seen { controller.closeScreens() }
    for window in UIWindow.all { window.rootViewController = nil }
    turn()
  }

  public static func reset() {
    seen = []
    UIWindow.reset()
  }
}

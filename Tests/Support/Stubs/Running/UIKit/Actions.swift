import Foundation

open class UIAction: NSObject {
  private let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) { self.handler = handler }

  func run() { handler(self) }
}

open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }

  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.handler = handler }
}

open class UIControl: UIView {
  public enum Event { case touchUpInside }

  private var actions: [UIAction] = []
  public var isEnabled = true

  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  public func sendActions(for event: Event) { for action in actions { action.run() } }
}

open class UIButton: UIControl {
  public enum State { case normal }

  private var title: String?

  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  public var currentTitle: String? { title }
  public func setTitle(_ title: String?, for state: State) { self.title = title }
}

open class UIStackView: UIView {
  public enum Axis { case horizontal, vertical }

  public var axis = Axis.horizontal
  public var spacing: CGFloat = 0

  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  public var arrangedSubviews: [UIView] { subviews }
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

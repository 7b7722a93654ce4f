@_exported import Foundation

// What the generated modules use of UIKit. Everything keeps what the real one keeps.

open class UIResponder: NSObject {
  open func awakeFromNib() {}
}

open class UIView: UIResponder {
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public override init() {}
  public required init?(coder: NSCoder) {}

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The controls below.
  var controls: [UIControl] { subviews.flatMap { [$0 as? UIControl].compactMap(\.self) + $0.controls } }
}

public final class UIAction: NSObject {
  let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

open class UIControl: UIView {
  public enum Event { case touchUpInside }
  private var actions: [UIAction] = []
  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }
  public func sendActions(for event: Event) { for action in actions { action.handler(action) } }
}

public final class UIButton: UIControl {}

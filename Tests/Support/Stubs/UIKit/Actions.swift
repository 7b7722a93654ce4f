import Foundation

open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}
open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}
open class UIControl: UIView {
  public struct Event { public static let touchUpInside = Event() }
  public var isEnabled = true
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  public func addAction(_ action: UIAction, for event: Event) {}
}
open class UIButton: UIControl {
  public enum State { case normal }
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero) }
  public var currentTitle: String? { nil }
  public func setTitle(_ title: String?, for state: State) {}
}
open class UIStackView: UIView {
  public enum Axis { case horizontal, vertical }
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  public var axis = Axis.horizontal
  public var spacing: CGFloat = 0
  public var arrangedSubviews: [UIView] { [] }
  public func addArrangedSubview(_ view: UIView) {}
}

import Foundation

open class UIControl: UIView {
  public struct Event { public static let touchUpInside = Event() }
  public var isEnabled = true
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  public func addAction(_ action: UIAction, for event: Event) {}
}
open class UILabel: UIView {
  public var text: String?
  public var textColor: UIColor!
  public var numberOfLines = 1
}
open class UIButton: UIControl {
  public enum State { case normal }
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero) }
  public var currentTitle: String? { nil }
  public func setTitle(_ title: String?, for state: State) {}
}
open class UITextField: UIControl {
  public var text: String?
  public var textColor: UIColor?
  public var placeholder: String?
  public var isSecureTextEntry = false
  public weak var delegate: (any UITextFieldDelegate)?
}
open class UIImageView: UIView { public var image: UIImage? }
open class UIActivityIndicatorView: UIView {
  public func startAnimating() {}
  public func stopAnimating() {}
}
open class UIStackView: UIView {
  public enum Axis { case horizontal, vertical }
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  public var axis = Axis.horizontal
  public var spacing: CGFloat = 0
  public var arrangedSubviews: [UIView] { [] }
  public func addArrangedSubview(_ view: UIView) {}
}
open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public func reloadAllComponents() {}
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
}
open class UITableViewCell: UIView {
  public enum AccessoryType { case none, checkmark, disclosureIndicator }
  public var textLabel: UILabel? { nil }
  public var detailTextLabel: UILabel? { nil }
  public var accessoryType = AccessoryType.none
}
open class UITableView: UIView {
  public enum Style { case plain, grouped }
  public enum ScrollPosition { case none, top, middle, bottom }
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public func reloadData() {}
}
open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

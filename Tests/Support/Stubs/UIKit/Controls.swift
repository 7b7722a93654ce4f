import Foundation

open class UILabel: UIView {
  public var text: String?
  public var textColor: UIColor!
  public var numberOfLines = 1
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

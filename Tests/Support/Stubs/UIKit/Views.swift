@_exported import Foundation

// What the samples use of UIKit; the types have only those members.

@objc open class UIResponder: NSObject {
  @objc open func becomeFirstResponder() -> Bool { true }
  @objc open func resignFirstResponder() -> Bool { true }
  @objc open func awakeFromNib() {}
}

open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }
  public enum ContentMode { case scaleToFill, scaleAspectFit }
  public override init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var frame = CGRect.zero
  public var bounds: CGRect { frame }
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var tag = 0
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  public var isUserInteractionEnabled = true
  public var window: UIWindow? { nil }
  public var subviews: [UIView] { [] }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}

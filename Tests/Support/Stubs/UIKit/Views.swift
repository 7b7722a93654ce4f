@_exported import Foundation

// What the samples use of UIKit; the types have only those members.

public typealias CGFloat = Double
public struct CGRect {
  public static let zero = CGRect()
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
}

@objc open class UIResponder: NSObject {
  @objc open func becomeFirstResponder() -> Bool { true }
  @objc open func resignFirstResponder() -> Bool { true }
  @objc open func awakeFromNib() {}
}

open class UIColor: NSObject {
  public class var red: UIColor { UIColor() }
  public class var label: UIColor { UIColor() }
  public class var systemRed: UIColor { UIColor() }
  public class var systemGreen: UIColor { UIColor() }
  public class var white: UIColor { UIColor() }
  public class var black: UIColor { UIColor() }
  public class var clear: UIColor { UIColor() }
  public class var systemBackground: UIColor { UIColor() }
}
open class UIImage: NSObject {
  public convenience init?(data: Data) { self.init() }
  public convenience init?(named: String) { self.init() }
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

@_exported import Foundation

// What modules use of UIKit. Everything keeps what the real one keeps.

open class UIResponder: NSObject {
  open func awakeFromNib() {}
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
}

open class UIView: UIResponder {
  public enum ContentMode { case scaleToFill, scaleAspectFit }
  public struct AutoresizingMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var frame: CGRect
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var tag = 0
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  public var isUserInteractionEnabled = true

  public override init() { frame = .zero }
  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }

  public var bounds: CGRect { frame }
  public var window: UIWindow? { superview as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// The controls below.
  var controls: [UIControl] { subviews.flatMap { [$0 as? UIControl].compactMap(\.self) + $0.controls } }
}

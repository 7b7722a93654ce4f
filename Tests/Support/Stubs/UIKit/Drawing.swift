import Foundation

public typealias CGFloat = Double
public struct CGRect {
  public static let zero = CGRect()
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
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

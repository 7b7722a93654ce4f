import Foundation

open class UIStoryboardSegue: NSObject {
  public var identifier: String? { nil }
  public var destination: UIViewController { fatalError() }
}
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
  public func instantiateInitialViewController() -> UIViewController? { nil }
}

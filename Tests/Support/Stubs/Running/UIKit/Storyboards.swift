import Foundation

open class UIStoryboardSegue: NSObject {
  public var identifier: String? { nil }
  public let destination: UIViewController

  init(_ destination: UIViewController) { self.destination = destination }
}

/// Has a screen for each class of the program, by the class's name.
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let type = _typeByName("3App\(identifier.utf8.count)\(identifier)C") as! UIViewController.Type
    let controller = type.init(coder: NSCoder())!
    controller.awakeFromNib()
    return controller
  }

  public func instantiateInitialViewController() -> UIViewController? { nil }
}

import UIKit

extension UIStoryboard {

    /// The identifier of a scene is the name of its class.
    func instantiateViewController<T: UIViewController>(ofType _: T.Type) -> T {
        return instantiateViewController(withIdentifier: String(describing: T.self)) as! T
    }
}

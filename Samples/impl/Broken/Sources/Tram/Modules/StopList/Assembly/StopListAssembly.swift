import UIKit

protocol StopListAssembly: AnyObject {
    func module(isPad: Bool) -> UIViewController
}

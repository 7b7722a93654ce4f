import UIKit

protocol HomePresenterToViewInterface: AnyObject {
    func display(greeting: String, color: UIColor)
}

import Foundation

protocol HomePresenterToViewInterface: AnyObject {
    func display(greeting: String)
}

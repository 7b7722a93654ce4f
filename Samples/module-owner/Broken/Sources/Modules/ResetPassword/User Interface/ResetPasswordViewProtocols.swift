import Foundation

protocol ResetPasswordPresenterToViewInterface: AnyObject {
    func display(message: String)
}

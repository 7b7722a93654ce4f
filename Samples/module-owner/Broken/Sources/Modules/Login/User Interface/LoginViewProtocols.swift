import Foundation

protocol LoginPresenterToViewInterface: AnyObject {
    func clearFields()
    func displayLoginError(withDescription description: String)
}

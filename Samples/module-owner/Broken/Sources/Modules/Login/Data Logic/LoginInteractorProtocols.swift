import Foundation

protocol LoginPresenterToInteractorInterface: AnyObject {
    func login(withUsername username: String, andPassword password: String)
}

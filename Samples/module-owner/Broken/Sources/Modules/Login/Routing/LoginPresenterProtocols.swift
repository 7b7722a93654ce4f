import Foundation

protocol LoginDelegate: AnyObject {
    func loggedIn(login: Login, as user: User)
}

protocol LoginInteractorToPresenterInterface: AnyObject {
    func loginSucceeded(withUser user: User)
    func loginFailed(withDescription description: String)
}

protocol LoginViewToPresenterInterface: AnyObject {
    func userTappedLogin(withUsername username: String, andPassword password: String)
    func userTappedResetPassword()
}

protocol LoginWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
}

import Foundation

protocol HomeInteractorToPresenterInterface: AnyObject {
    func fetchedLastUsername(_ username: String?)
}

protocol HomeViewToPresenterInterface: AnyObject {
    func userTappedJogs()
    func userTappedLogout()
}

protocol HomeWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
    func loggedIn(as user: User)
}

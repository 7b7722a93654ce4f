import Foundation

protocol HomeInteractorToPresenterInterface: AnyObject {
    func fetchedLastUsername(_ username: String?)
}

protocol HomeViewToPresenterInterface: AnyObject {
    func userTappedLogin()
    func userTappedJogs()
}

protocol HomeWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
}

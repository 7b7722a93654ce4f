import Foundation

protocol HomePresenterToInteractorInterface: AnyObject {
    func fetchLastUsername()
    func remember(user: User)
}

import Foundation

protocol JogsPresenterToInteractorInterface: AnyObject {
    func fetchJogs(of user: User)
    func reload()
    func save(jog: Jog, of user: User)
}

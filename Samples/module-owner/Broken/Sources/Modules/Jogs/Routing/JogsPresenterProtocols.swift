import Foundation

protocol JogsInteractorToPresenterInterface: AnyObject {
    func fetchedJogs(jogs: [Jog])
    func savedJog()
    func savingFailed(withDescription description: String)
}

protocol JogsViewToPresenterInterface: AnyObject {
    var interactor: JogsPresenterToInteractorInterface! { get }

    func userRecorded(jog: Jog)
    func userTappedDone()
}

protocol JogsWireframeToPresenterInterface: AnyObject {
    func beganPresenting(for user: User)
}

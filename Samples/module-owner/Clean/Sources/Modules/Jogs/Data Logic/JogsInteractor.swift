import Foundation

final class JogsInteractor {
    weak var presenter: JogsInteractorToPresenterInterface!
}

extension JogsInteractor: JogsPresenterToInteractorInterface {
    func fetchJogs(of user: User) {
        let store = JogStore()
        presenter.fetchedJogs(jogs: store.jogs(of: user))
    }

    func save(jog: Jog, of user: User) {
        let store = JogStore()
        do {
            try store.add(jog, of: user)
            presenter.savedJog()
        } catch {
            presenter.savingFailed(withDescription: error.localizedDescription)
        }
    }
}

import UIKit

final class JogsInteractor {
    weak var presenter: JogsInteractorToPresenterInterface!

    private var user: User?
}

extension JogsInteractor: JogsPresenterToInteractorInterface {
    func fetchJogs(of user: User) {
        let store = JogStore()
        self.user = user
        presenter.fetchedJogs(jogs: store.jogs(of: user))
    }

    func reload() {
        guard let user = user else { return }
        fetchJogs(of: user)
    }

    func save(jog: Jog, of user: User) {
        let store = JogStore()
        do {
            try store.add(jog, of: user)
            UINotificationFeedbackGenerator().notificationOccurred(.success) // expect: interactor-uses-uikit-type
            presenter.savedJog()
        } catch {
            presenter.savingFailed(withDescription: error.localizedDescription)
        }
    }
}

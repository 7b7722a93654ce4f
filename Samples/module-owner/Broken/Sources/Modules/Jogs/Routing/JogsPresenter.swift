import Foundation

final class JogsPresenter {
    weak var interactor: JogsPresenterToInteractorInterface!
    weak var view: JogsPresenterToViewInterface!
    var wireframe: JogsPresenterToWireframeInterface! // expect: retain-cycle

    private var user: User?

    private func fetchJogs() {
        guard let user = user else { return }
        interactor.fetchJogs(of: user)
    }
}

extension JogsPresenter: JogsInteractorToPresenterInterface {
    func fetchedJogs(jogs: [Jog]) {
        let latestFirst = jogs.sorted { $0.date > $1.date }
        view.display(viewObjects: latestFirst.map(JogViewObject.init(fromJog:)))
    }

    func savedJog() {
        fetchJogs()
    }

    func savingFailed(withDescription description: String) {
        view.display(error: description)
    }
}

extension JogsPresenter: JogsViewToPresenterInterface {
    func userRecorded(jog: Jog) {
        guard let user = user else { return }
        interactor.save(jog: jog, of: user)
    }

    func userTappedDone() {
        wireframe.dismissJogs()
    }
}

extension JogsPresenter: JogsWireframeToPresenterInterface {
    func beganPresenting(for user: User) {
        self.user = user
        fetchJogs()
    }
}

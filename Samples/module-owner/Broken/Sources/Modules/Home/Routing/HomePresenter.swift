import UIKit

final class HomePresenter {
    weak var interactor: HomePresenterToInteractorInterface!
    weak var view: HomePresenterToViewInterface!
    weak var wireframe: HomePresenterToWireframeInterface!
    weak var jogsInteractor: JogsPresenterToInteractorInterface? // expect: cross-module-reference

    private let accent = UIColor.systemGreen // expect: presenter-uses-uikit-type
    private var user: User?
}

extension HomePresenter: HomeInteractorToPresenterInterface {
    func fetchedLastUsername(_ username: String?) {
        view.display(greeting: username.map { "Welcome back, \($0)" } ?? "Welcome", color: accent)
    }
}

extension HomePresenter: HomeViewToPresenterInterface {
    func userTappedJogs() {
        guard let user = user else { return wireframe.presentLogin() }
        wireframe.presentJogs(of: user)
    }

    func userTappedLogout() {
        user?.expire()
        user = nil
        view.display(greeting: "Goodbye", color: accent)
    }
}

extension HomePresenter: HomeWireframeToPresenterInterface {
    func beganPresenting() {
        interactor.fetchLastUsername()
    }

    func loggedIn(as user: User) {
        self.user = user
        interactor.remember(user: user)
        jogsInteractor?.fetchJogs(of: user)
        view.display(greeting: "Hello, \(user.username)", color: accent)
    }
}

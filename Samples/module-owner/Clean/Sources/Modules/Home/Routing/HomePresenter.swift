import Foundation

final class HomePresenter {
    weak var interactor: HomePresenterToInteractorInterface!
    weak var view: HomePresenterToViewInterface!
    weak var wireframe: HomePresenterToWireframeInterface!

    private var user: User?
}

extension HomePresenter: HomeInteractorToPresenterInterface {
    func fetchedLastUsername(_ username: String?) {
        view.display(greeting: username.map { "Welcome back, \($0)" } ?? "Welcome")
    }
}

extension HomePresenter: HomeViewToPresenterInterface {
    func userTappedLogin() {
        wireframe.presentLogin()
    }

    func userTappedJogs() {
        guard let user = user else { return wireframe.presentLogin() }
        wireframe.presentJogs(of: user)
    }
}

extension HomePresenter: HomeWireframeToPresenterInterface {
    func beganPresenting() {
        interactor.fetchLastUsername()
    }
}

extension HomePresenter: LoginDelegate {
    func loggedIn(login: Login, as user: User) {
        self.user = user
        interactor.remember(user: user)
        view.display(greeting: "Hello, \(user.username)")
        login.dismiss()
    }
}

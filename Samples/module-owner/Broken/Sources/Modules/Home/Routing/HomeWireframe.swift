import UIKit

final class HomeWireframe {
    lazy var moduleInteractor = HomeInteractor()
    lazy var modulePresenter = HomePresenter()
    lazy var moduleView = HomeView()

    lazy var loginModule: Login = LoginWireframe()
    lazy var jogsModule: Jogs = JogsWireframe()

    var presenter: HomeWireframeToPresenterInterface { modulePresenter }

    init() {
        let interactor = moduleInteractor
        let presenter = modulePresenter
        let view = moduleView

        interactor.presenter = presenter

        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = self
        presenter.jogsInteractor = jogsModule.interactor

        view.presenter = presenter
        view.wireframe = self
    }
}

extension HomeWireframe: Home {
    func present(inWindow window: UIWindow) {
        window.rootViewController = moduleView
        presenter.beganPresenting()
    }
}

extension HomeWireframe: HomePresenterToWireframeInterface {
    func presentLogin() {
        loginModule.delegate = self
        loginModule.present(onViewController: moduleView)
    }

    func presentJogs(of user: User) {
        jogsModule.present(onViewController: moduleView, for: user)
    }
}

extension HomeWireframe: LoginDelegate {
    func loggedIn(login: Login, as user: User) {
        login.dismiss()
        presenter.loggedIn(as: user)
    }
}

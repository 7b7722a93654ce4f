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

        view.presenter = presenter
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
        loginModule.delegate = modulePresenter
        loginModule.present(onViewController: moduleView)
    }

    func presentJogs(of user: User) {
        jogsModule.present(onViewController: moduleView, for: user)
    }
}

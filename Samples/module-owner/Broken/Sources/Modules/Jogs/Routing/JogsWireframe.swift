import UIKit

final class JogsWireframe {
    lazy var moduleInteractor = JogsInteractor()
    lazy var modulePresenter = JogsPresenter()
    lazy var moduleView = JogsView()

    var presenter: JogsWireframeToPresenterInterface { modulePresenter }
    var navigation: JogsNavigationInterface { moduleView }

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

extension JogsWireframe: Jogs {
    var interactor: JogsPresenterToInteractorInterface { moduleInteractor }

    func present(onViewController viewController: UIViewController, for user: User) {
        viewController.present(moduleView, animated: true)
        navigation.scrollToTop()
        presenter.beganPresenting(for: user)
    }
}

extension JogsWireframe: JogsPresenterToWireframeInterface {
    func dismissJogs() {
        moduleView.dismiss(animated: true)
    }
}

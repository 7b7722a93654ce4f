import UIKit

final class HomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Recipes", bundle: nil)

    // MARK: - Module setup -

    func configureModule(with viewController: HomeViewController) {
        let interactor = HomeInteractor()
        let presenter = HomePresenter(wireframe: self, view: viewController, interactor: interactor)
        viewController.presenter = presenter
        viewController.wireframe = self
    }

    // MARK: - Transitions -

    func show(with transition: Transition, animated: Bool = true) {
        let moduleViewController = _storyboard.instantiateViewController(
            withIdentifier: "HomeViewController") as! HomeViewController
        configureModule(with: moduleViewController)

        show(moduleViewController, with: transition, animated: animated)
    }

    fileprivate func _openLogin() {
        let wireframe = LoginWireframe(navigationController: navigationController)
        wireframe.show(with: .root)
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {

    func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login:
            _openLogin()
        }
    }

    func open(_ viewController: UIViewController) {
        show(viewController, with: .push, animated: true)
    }
}

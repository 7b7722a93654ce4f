import UIKit

final class WelcomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    func configureModule(with viewController: WelcomeViewController) {
        let presenter = WelcomePresenter(wireframe: self, view: viewController)
        viewController.presenter = presenter
    }

    // MARK: - Transitions -

    func show(with transition: Transition, animated: Bool = true) {
        let moduleViewController = _storyboard.instantiateViewController(
            withIdentifier: "WelcomeViewController") as! WelcomeViewController
        configureModule(with: moduleViewController)

        show(moduleViewController, with: transition, animated: animated)
    }

    private func _openLogin() {
        let wireframe = LoginWireframe(navigationController: navigationController)
        wireframe.show(with: .push)
    }

    /// A presented module brings its own navigation controller.
    private func _openRegister() {
        let modalNavigationController = UINavigationController()
        let wireframe = RegisterWireframe(navigationController: modalNavigationController)
        withExtendedLifetime(modalNavigationController) {
            wireframe.show(with: .present(fromViewController: navigationController))
        }
    }
}

// MARK: - Extensions -

extension WelcomeWireframe: WelcomeWireframeInterface {

    func navigate(to option: WelcomeNavigationOption) {
        switch option {
        case .login:
            _openLogin()
        case .register:
            _openRegister()
        }
    }
}

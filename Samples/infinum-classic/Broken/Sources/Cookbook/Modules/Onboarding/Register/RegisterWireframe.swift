import UIKit

final class RegisterWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    func configureModule(with viewController: RegisterViewController) {
        let interactor = RegisterInteractor()
        let presenter = RegisterPresenter(wireframe: self, view: viewController, interactor: interactor)
        viewController.presenter = presenter
    }

    // MARK: - Transitions -

    func show(with transition: Transition, animated: Bool = true) {
        let moduleViewController = _storyboard.instantiateViewController(
            withIdentifier: "RegisterViewController") as! RegisterViewController
        configureModule(with: moduleViewController)

        show(moduleViewController, with: transition, animated: animated)
    }
}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {
}

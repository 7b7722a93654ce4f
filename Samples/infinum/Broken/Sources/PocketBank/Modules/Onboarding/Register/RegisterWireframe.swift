import UIKit

final class RegisterWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)
    private let _moduleViewController: RegisterViewController // expect: retain-cycle

    // MARK: - Module setup -

    init() {
        _moduleViewController = _storyboard.instantiateViewController(ofType: RegisterViewController.self)
        super.init(viewController: _moduleViewController)

        let interactor = RegisterInteractor()
        let presenter = RegisterPresenter(wireframe: self, view: _moduleViewController, interactor: interactor)
        _moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {

    func close() {
        _moduleViewController.dismiss(animated: true)
    }
}

import UIKit

final class LoginWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    init(userAccount: UserAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: LoginViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = LoginInteractor()
        let presenter = LoginPresenter(
            wireframe: self, view: moduleViewController, interactor: interactor, userAccount: userAccount)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension LoginWireframe: LoginWireframeInterface {

    func navigate(to option: LoginNavigationOption) {
        switch option {
        case .bankAccounts(let userAccount):
            let wireframe = BankAccountWireframe(userAccount: userAccount)
            navigationController?.setRootWireframe(wireframe)
        }
    }
}

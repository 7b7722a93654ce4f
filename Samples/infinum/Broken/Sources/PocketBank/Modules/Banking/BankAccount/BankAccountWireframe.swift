import UIKit

final class BankAccountWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Banking", bundle: nil)

    // MARK: - Module setup -

    init(userAccount: UserAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: BankAccountViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = BankAccountInteractor()
        let presenter = BankAccountPresenter(
            wireframe: self, view: moduleViewController, interactor: interactor, userAccount: userAccount)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension BankAccountWireframe: BankAccountWireframeInterface {

    func navigate(to option: BankAccountNavigationOption) {
        switch option {
        case .bankAccountDetails(let bankAccount):
            let wireframe = BankAccountDetailsWireframe(bankAccount: bankAccount)
            navigationController?.pushWireframe(wireframe)
        case .home:
            navigationController?.setRootWireframe(HomeWireframe())
        }
    }
}

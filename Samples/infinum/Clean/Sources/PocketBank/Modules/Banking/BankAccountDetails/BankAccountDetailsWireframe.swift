import UIKit

final class BankAccountDetailsWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Banking", bundle: nil)

    // MARK: - Module setup -

    init(bankAccount: BankAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: BankAccountDetailsViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = BankAccountDetailsPresenter(
            wireframe: self, view: moduleViewController, bankAccount: bankAccount)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension BankAccountDetailsWireframe: BankAccountDetailsWireframeInterface {

    func goBack() {
        navigationController?.popViewController(animated: true)
    }
}

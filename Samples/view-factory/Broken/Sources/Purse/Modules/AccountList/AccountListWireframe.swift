final class AccountListWireframe: AccountListWireframeProtocol {
    weak var view: AccountListViewProtocol? // expect: wireframe-references-view

    func showDetails(of account: Account) {
        guard let details = AccountDetailsViewFactory.createView(for: account) else {
            return
        }
        show(details)
    }

    func show(_ details: ControllerBackedProtocol) {
        view?.controller.navigationController?.pushViewController(details.controller, animated: true)
    }
}

final class AccountListWireframe: AccountListWireframeProtocol {
    func showDetails(of account: Account, from view: AccountListViewProtocol?) {
        guard let details = AccountDetailsViewFactory.createView(for: account) else {
            return
        }
        view?.controller.navigationController?.pushViewController(details.controller, animated: true)
    }
}

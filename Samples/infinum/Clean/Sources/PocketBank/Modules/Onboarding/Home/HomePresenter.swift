import Foundation

final class HomePresenter {

    // MARK: - Private properties -

    private unowned let _view: HomeViewInterface?
    private let _interactor: HomeInteractorInterface
    private let _wireframe: HomeWireframeInterface

    private var _userAccounts: [UserAccount] = []

    // MARK: - Lifecycle -

    init(wireframe: HomeWireframeInterface, view: HomeViewInterface, interactor: HomeInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    func viewWillAppear(animated: Bool) {
        _userAccounts = _interactor.userAccounts()
        _view?.reloadData()
    }

    func numberOfItems() -> Int {
        return _userAccounts.count
    }

    func item(at indexPath: IndexPath) -> HomeViewItemInterface {
        return _userAccounts[indexPath.row]
    }

    func didSelectItem(at indexPath: IndexPath) {
        _wireframe.navigate(to: .login(_userAccounts[indexPath.row]))
    }

    func didSelectRegisterAction() {
        _wireframe.navigate(to: .register)
    }
}

import Foundation

enum HomeNavigationOption {
    case login(UserAccount)
    case register
}

protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

protocol HomeViewInterface: ViewInterface {
    func reloadData()
    func setGreeting(_ greeting: String)
    func setLoading(_ isLoading: Bool)
}

protocol HomeViewItemInterface {
    var title: String { get }
    var subtitle: String { get }
}

protocol HomePresenterInterface: PresenterInterface {
    func numberOfItems() -> Int
    func item(at indexPath: IndexPath) -> HomeViewItemInterface
    func didSelectItem(at indexPath: IndexPath)
    func didSelectRegisterAction()
}

protocol HomeInteractorInterface: InteractorInterface {
    func fetchUserAccounts(completion: ([UserAccount]) -> Void)
}

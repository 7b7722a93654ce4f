import Foundation

enum HomeNavigationOption {
    case welcome
}

protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

protocol HomeViewInterface: ViewInterface {
    func reloadData()
    func setEmptyMessageHidden(_ isHidden: Bool)
}

/// What a row shows.
protocol HomeViewItemInterface {
    var title: String { get }
    var subtitle: String { get }
    var isFavourite: Bool { get }
}

protocol HomePresenterInterface: PresenterInterface {
    var numberOfItems: Int { get }
    func item(at indexPath: IndexPath) -> HomeViewItemInterface
    func didSelectItem(at indexPath: IndexPath)
    func didSelectLogOutAction()
}

protocol HomeInteractorInterface: InteractorInterface {
    func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
    func markFavourite(recipeID: String, completion: @escaping (Result<Recipe, Error>) -> Void)
    func cancelFetching()
}

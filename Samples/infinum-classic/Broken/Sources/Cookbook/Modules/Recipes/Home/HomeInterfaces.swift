import UIKit

enum HomeNavigationOption {
    case login
}

protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
    func open(_ viewController: UIViewController)
}

protocol HomeViewInterface: ViewInterface {
    func reloadData()
}

protocol HomePresenterInterface: PresenterInterface {
    var numberOfRecipes: Int { get }
    func recipe(at indexPath: IndexPath) -> Recipe
    func didSelectItem(at indexPath: IndexPath)
    func didSelectInviteAction()
    func didSelectRenewLoginAction()
}

protocol HomeInteractorInterface: InteractorInterface {
    func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
    func markFavourite(recipeID: String, completion: @escaping (Result<Recipe, Error>) -> Void)
    func cancelFetching()
}

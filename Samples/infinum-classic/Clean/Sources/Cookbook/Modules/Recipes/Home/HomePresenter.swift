import Foundation

final class HomePresenter {

    // MARK: - Private properties -

    fileprivate weak var _view: HomeViewInterface?
    fileprivate var _interactor: HomeInteractorInterface
    fileprivate var _wireframe: HomeWireframeInterface
    fileprivate let _authorizationManager = AuthorizationAdapter.shared

    fileprivate var _recipes: [Recipe] = [] {
        didSet {
            _view?.setEmptyMessageHidden(!_recipes.isEmpty)
            _view?.reloadData()
        }
    }

    // MARK: - Lifecycle -

    init(wireframe: HomeWireframeInterface, view: HomeViewInterface, interactor: HomeInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    var numberOfItems: Int {
        return _recipes.count
    }

    func viewDidLoad() {
        _view?.setEmptyMessageHidden(true)
    }

    func viewWillAppear(animated: Bool) {
        _view?.showProgressHUD()
        _interactor.fetchRecipes { [weak self] result in
            self?._view?.hideProgressHUD()
            self?._handleRecipes(result)
        }
    }

    func viewDidDisappear(animated: Bool) {
        _interactor.cancelFetching()
    }

    func item(at indexPath: IndexPath) -> HomeViewItemInterface {
        return _recipes[indexPath.row]
    }

    func didSelectItem(at indexPath: IndexPath) {
        let recipe = _recipes[indexPath.row]
        _interactor.markFavourite(recipeID: recipe.id) { [weak self] result in
            self?._handleFavourite(result, at: indexPath)
        }
    }

    func didSelectLogOutAction() {
        _authorizationManager.authorizationHeader = nil
        _wireframe.navigate(to: .welcome)
    }

    private func _handleRecipes(_ result: Result<[Recipe], Error>) {
        switch result {
        case .success(let recipes):
            _recipes = recipes
        case .failure(let error):
            _wireframe.showAlert(with: "No recipes", message: error.localizedDescription)
        }
    }

    private func _handleFavourite(_ result: Result<Recipe, Error>, at indexPath: IndexPath) {
        switch result {
        case .success(let recipe):
            _recipes[indexPath.row] = recipe
        case .failure(let error):
            _wireframe.showAlert(with: "Not saved", message: error.localizedDescription)
        }
    }
}

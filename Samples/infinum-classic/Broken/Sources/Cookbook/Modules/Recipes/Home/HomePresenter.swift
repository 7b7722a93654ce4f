import Foundation

final class HomePresenter {

    // MARK: - Private properties -

    fileprivate weak var _view: HomeViewInterface?
    fileprivate var _interactor: HomeInteractorInterface
    fileprivate var _wireframe: HomeWireframeInterface

    fileprivate var _recipes: [Recipe] = [] {
        didSet { _view?.reloadData() }
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

    var numberOfRecipes: Int {
        return _recipes.count
    }

    func viewDidLoad() {
        _view?.reloadData()
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

    func recipe(at indexPath: IndexPath) -> Recipe {
        return _recipes[indexPath.row]
    }

    func didSelectItem(at indexPath: IndexPath) {
        let recipe = _recipes[indexPath.row]
        _interactor.markFavourite(recipeID: recipe.id) { [weak self] result in
            self?._handleFavourite(result, at: indexPath)
        }
    }

    func didSelectInviteAction() {
        let viewController = RegisterViewController() // expect: component-created-outside-assembly
        _wireframe.open(viewController)
    }

    func didSelectRenewLoginAction() {
        guard let loginWireframe = _wireframe as? LoginWireframeInterface else { return } // expect: cross-module-reference
        loginWireframe.navigate(to: .register)
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

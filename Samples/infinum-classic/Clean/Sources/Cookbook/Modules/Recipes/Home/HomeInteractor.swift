import Foundation

final class HomeInteractor {

    private let _recipeService = RecipeService()
    private var _fetching: URLSessionTask?
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        _fetching = _recipeService.recipes { [weak self] result in
            self?._fetching = nil
            completion(result)
        }
    }

    func markFavourite(recipeID: String, completion: @escaping (Result<Recipe, Error>) -> Void) {
        _recipeService.markFavourite(recipeID: recipeID, completion: completion)
    }

    func cancelFetching() {
        _fetching?.cancel()
    }
}

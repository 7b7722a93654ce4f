import Foundation

final class RecipeService {

    private let _api = APIService.shared

    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void) -> URLSessionTask {
        return _api.get("recipes", completion: completion)
    }

    func markFavourite(recipeID: String, completion: @escaping (Result<Recipe, Error>) -> Void) {
        _api.post("favourites", parameters: ["recipe": recipeID], completion: completion)
    }
}

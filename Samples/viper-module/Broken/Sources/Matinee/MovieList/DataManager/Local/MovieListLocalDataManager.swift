import Foundation

class MovieListLocalDataManager: MovieListLocalDataManagerInputProtocol {

    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("movies.json")

    func retrieveMovieList() throws -> [Movie] {
        return try JSONDecoder().decode([Movie].self, from: Data(contentsOf: file))
    }

    func saveMovies(_ movies: [Movie]) throws {
        try JSONEncoder().encode(movies).write(to: file)
    }
}

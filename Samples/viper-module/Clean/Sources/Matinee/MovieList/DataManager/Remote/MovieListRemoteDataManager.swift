import Foundation

class MovieListRemoteDataManager: MovieListRemoteDataManagerInputProtocol {

    weak var remoteRequestHandler: MovieListRemoteDataManagerOutputProtocol?

    func retrieveMovieList() {
        URLSession.shared.dataTask(with: Endpoints.Movies.fetch.url) { data, _, _ in
            let movies = data.flatMap { try? JSONDecoder().decode([Movie].self, from: $0) }
            DispatchQueue.main.async {
                if let movies = movies {
                    self.remoteRequestHandler?.onMoviesRetrieved(movies)
                } else {
                    self.remoteRequestHandler?.onError()
                }
            }
        }.resume()
    }
}

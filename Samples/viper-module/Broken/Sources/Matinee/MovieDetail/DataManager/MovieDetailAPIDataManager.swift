import Foundation

class MovieDetailAPIDataManager: MovieDetailAPIDataManagerInputProtocol {

    func send(_ rating: Int, of movie: Movie, completion: @escaping () -> Void) {
        var request = URLRequest(url: Endpoints.Movies.rate(movie.id).url)
        request.httpMethod = "PUT"
        request.httpBody = Data("\(rating)".utf8)
        URLSession.shared.dataTask(with: request) { _, _, _ in
            DispatchQueue.main.async { completion() }
        }.resume()
    }
}

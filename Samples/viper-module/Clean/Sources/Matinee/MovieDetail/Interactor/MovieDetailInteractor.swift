class MovieDetailInteractor: MovieDetailInteractorInputProtocol {

    weak var presenter: MovieDetailInteractorOutputProtocol?
    var APIDataManager: MovieDetailAPIDataManagerInputProtocol?

    private(set) var movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }

    func rate(_ rating: Int) {
        movie.rating = rating
        APIDataManager?.send(rating, of: movie) { [weak self] in
            guard let self = self else { return }
            self.presenter?.didRate(self.movie)
        }
    }
}

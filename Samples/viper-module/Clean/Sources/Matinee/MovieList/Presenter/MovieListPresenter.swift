class MovieListPresenter: MovieListPresenterProtocol {

    weak var view: MovieListViewProtocol?
    var interactor: MovieListInteractorInputProtocol?
    var wireFrame: MovieListWireFrameProtocol?

    private var movies: [Movie] = []

    func viewDidLoad() {
        view?.showLoading()
        interactor?.retrieveMovieList()
    }

    func showMovieDetail(at index: Int) {
        guard let view = view else { return }
        wireFrame?.presentMovieDetailScreen(from: view, forMovie: movies[index])
    }

    func showAbout() {
        guard let view = view else { return }
        wireFrame?.presentAboutScreen(from: view)
    }
}

extension MovieListPresenter: MovieListInteractorOutputProtocol {

    func didRetrieveMovies(_ movies: [Movie]) {
        self.movies = movies
        view?.hideLoading()
        view?.showMovies(movies.map { MovieListItem(title: $0.title, stars: $0.rating ?? 0) })
    }

    func onError() {
        view?.hideLoading()
        view?.showError()
    }
}

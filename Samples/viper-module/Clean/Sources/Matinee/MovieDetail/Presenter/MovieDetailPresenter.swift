class MovieDetailPresenter: MovieDetailPresenterProtocol {

    weak var view: MovieDetailViewProtocol?
    var interactor: MovieDetailInteractorInputProtocol?
    var wireFrame: MovieDetailWireFrameProtocol?

    func viewDidLoad() {
        guard let movie = interactor?.movie else { return }
        view?.showMovieDetail(title: movie.title, plot: movie.plot)
    }

    func rate(_ rating: Int) {
        interactor?.rate(rating)
    }

    func close() {
        guard let view = view else { return }
        wireFrame?.dismiss(view)
    }
}

extension MovieDetailPresenter: MovieDetailInteractorOutputProtocol {

    func didRate(_ movie: Movie) {
        view?.showRating(movie.rating ?? 0)
    }
}

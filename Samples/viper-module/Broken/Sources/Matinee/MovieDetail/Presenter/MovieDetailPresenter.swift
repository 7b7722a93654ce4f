class MovieDetailPresenter: MovieDetailPresenterProtocol {

    weak var view: MovieDetailViewProtocol?
    var interactor: MovieDetailInteractorInputProtocol?
    var wireFrame: MovieDetailWireFrameProtocol? // expect: unassigned-dependency

    func viewDidLoad() {
        guard let movie = interactor?.movie else { return }
        view?.showMovieDetail(forMovie: movie)
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

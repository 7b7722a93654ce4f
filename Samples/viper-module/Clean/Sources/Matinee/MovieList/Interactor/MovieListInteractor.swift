class MovieListInteractor: MovieListInteractorInputProtocol {

    weak var presenter: MovieListInteractorOutputProtocol?
    var localDatamanager: MovieListLocalDataManagerInputProtocol?
    var remoteDatamanager: MovieListRemoteDataManagerInputProtocol?

    func retrieveMovieList() {
        let movies = (try? localDatamanager?.retrieveMovieList()) ?? []
        if movies.isEmpty {
            remoteDatamanager?.retrieveMovieList()
        } else {
            presenter?.didRetrieveMovies(movies)
        }
    }
}

extension MovieListInteractor: MovieListRemoteDataManagerOutputProtocol {

    func onMoviesRetrieved(_ movies: [Movie]) {
        try? localDatamanager?.saveMovies(movies)
        presenter?.didRetrieveMovies(movies)
    }

    func onError() {
        presenter?.onError()
    }
}

import UIKit

protocol MovieListViewProtocol: AnyObject {
    var presenter: MovieListPresenterProtocol? { get set }

    // PRESENTER -> VIEW
    func showMovies(_ movies: [MovieListItem])
    func showError()
    func showLoading()
    func hideLoading()
}

protocol MovieListWireFrameProtocol: AnyObject {
    static func createMovieListModule() -> UIViewController

    // PRESENTER -> WIREFRAME
    func presentMovieDetailScreen(from view: MovieListViewProtocol, forMovie movie: Movie)
    func presentAboutScreen(from view: MovieListViewProtocol)
    func present(_ viewController: UIViewController, from view: MovieListViewProtocol)
}

protocol MovieListPresenterProtocol: AnyObject {
    var view: MovieListViewProtocol? { get set }
    var interactor: MovieListInteractorInputProtocol? { get set }
    var wireFrame: MovieListWireFrameProtocol? { get set }

    // VIEW -> PRESENTER
    func viewDidLoad()
    func showMovieDetail(at index: Int)
    func showAbout()
}

protocol MovieListInteractorOutputProtocol: AnyObject {
    // INTERACTOR -> PRESENTER
    func didRetrieveMovies(_ movies: [Movie])
    func onError()
}

protocol MovieListInteractorInputProtocol: AnyObject {
    var presenter: MovieListInteractorOutputProtocol? { get set }
    var localDatamanager: MovieListLocalDataManagerInputProtocol? { get set }
    var remoteDatamanager: MovieListRemoteDataManagerInputProtocol? { get set }
    var wireFrame: MovieListWireFrameProtocol? { get set }

    // PRESENTER -> INTERACTOR
    func retrieveMovieList()
}

protocol MovieListRemoteDataManagerInputProtocol: AnyObject {
    var remoteRequestHandler: MovieListRemoteDataManagerOutputProtocol? { get set }

    // INTERACTOR -> REMOTEDATAMANAGER
    func retrieveMovieList()
}

protocol MovieListRemoteDataManagerOutputProtocol: AnyObject {
    // REMOTEDATAMANAGER -> INTERACTOR
    func onMoviesRetrieved(_ movies: [Movie])
    func onError()
}

protocol MovieListLocalDataManagerInputProtocol: AnyObject {
    // INTERACTOR -> LOCALDATAMANAGER
    func retrieveMovieList() throws -> [Movie]
    func saveMovies(_ movies: [Movie]) throws
}

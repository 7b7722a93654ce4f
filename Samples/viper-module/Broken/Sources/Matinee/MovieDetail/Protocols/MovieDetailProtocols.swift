import UIKit

protocol MovieDetailViewProtocol: AnyObject {
    var presenter: MovieDetailPresenterProtocol? { get set }

    // PRESENTER -> VIEW
    func showMovieDetail(forMovie movie: Movie) // expect: view-references-entity
    func showRating(_ rating: Int)
}

protocol MovieDetailWireFrameProtocol: AnyObject {
    static func createMovieDetailModule(forMovie movie: Movie) -> UIViewController

    // PRESENTER -> WIREFRAME
    func dismiss(_ view: MovieDetailViewProtocol)
}

protocol MovieDetailPresenterProtocol: AnyObject {
    var view: MovieDetailViewProtocol? { get set }
    var interactor: MovieDetailInteractorInputProtocol? { get set }
    var wireFrame: MovieDetailWireFrameProtocol? { get set }

    // VIEW -> PRESENTER
    func viewDidLoad()
    func rate(_ rating: Int)
    func close()
}

protocol MovieDetailInteractorInputProtocol: AnyObject {
    var presenter: MovieDetailInteractorOutputProtocol? { get set }
    var APIDataManager: MovieDetailAPIDataManagerInputProtocol? { get set }
    var movie: Movie { get }

    // PRESENTER -> INTERACTOR
    func rate(_ rating: Int)
}

protocol MovieDetailInteractorOutputProtocol: AnyObject {
    // INTERACTOR -> PRESENTER
    func didRate(_ movie: Movie)
}

protocol MovieDetailAPIDataManagerInputProtocol: AnyObject {
    // INTERACTOR -> APIDATAMANAGER
    func send(_ rating: Int, of movie: Movie, completion: @escaping () -> Void)
}

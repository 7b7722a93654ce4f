import UIKit

class MovieListWireFrame: MovieListWireFrameProtocol {

    class func createMovieListModule() -> UIViewController {
        let view = MovieListView()
        let presenter: MovieListPresenterProtocol & MovieListInteractorOutputProtocol = MovieListPresenter()
        let interactor: MovieListInteractorInputProtocol & MovieListRemoteDataManagerOutputProtocol = MovieListInteractor()
        let localDataManager: MovieListLocalDataManagerInputProtocol = MovieListLocalDataManager()
        let remoteDataManager: MovieListRemoteDataManagerInputProtocol = MovieListRemoteDataManager()
        let wireFrame: MovieListWireFrameProtocol = MovieListWireFrame()

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.wireFrame = wireFrame
        interactor.localDatamanager = localDataManager
        interactor.localDatamanager = MovieListLocalDataManager() // expect: reassigned-dependency
        interactor.remoteDatamanager = remoteDataManager
        remoteDataManager.remoteRequestHandler = interactor

        let otherDataManager = MovieListRemoteDataManager() // expect: unconnected-component
        otherDataManager.remoteRequestHandler = interactor

        return UINavigationController(rootViewController: view)
    }

    func presentMovieDetailScreen(from view: MovieListViewProtocol, forMovie movie: Movie) {
        let movieDetailViewController = MovieDetailWireFrame.createMovieDetailModule(forMovie: movie)

        if let sourceView = view as? UIViewController {
            sourceView.navigationController?.pushViewController(movieDetailViewController, animated: true)
        }
    }

    func presentAboutScreen(from view: MovieListViewProtocol) {
        if let sourceView = view as? UIViewController {
            sourceView.present(AboutRouter.createModule(), animated: true)
        }
    }

    func present(_ viewController: UIViewController, from view: MovieListViewProtocol) {
        if let sourceView = view as? UIViewController {
            sourceView.present(viewController, animated: true)
        }
    }
}

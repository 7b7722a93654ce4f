import UIKit

class MovieDetailWireFrame: MovieDetailWireFrameProtocol {

    class func createMovieDetailModule(forMovie movie: Movie) -> UIViewController {
        let view = MovieDetailView()
        let presenter: MovieDetailPresenterProtocol & MovieDetailInteractorOutputProtocol = MovieDetailPresenter()
        let interactor: MovieDetailInteractorInputProtocol = MovieDetailInteractor(movie: movie)

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.APIDataManager = MovieDetailAPIDataManager()

        return view
    }

    func dismiss(_ view: MovieDetailViewProtocol) {
        if let viewController = view as? UIViewController {
            viewController.navigationController?.popViewController(animated: true)
        }
    }
}

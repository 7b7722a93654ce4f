final class StopListPresenter {
    private let interactor: StopListInteractor
    private let router: StopListRouter

    weak var view: StopListViewInput? {
        didSet {
            setUpView()
        }
    }

    init(interactor: StopListInteractor, router: StopListRouter) {
        self.interactor = interactor
        self.router = router
    }

    private func setUpView() {
        view?.onFavoritesTap = { [weak self] in
            self?.showFavorites()
        }
        view?.onViewDidLoad = { [weak self] in
            self?.loadStops()
        }
    }

    private func loadStops() {
        interactor.stops { [weak self] stops in
            self?.view?.setRows(
                stops.map { stop in
                    StopListRow(title: stop.name) { self?.router.showDepartures(from: stop) }
                }
            )
        }
    }

    private func showFavorites() {
        router.showFavorites { [weak self] module in
            module.onFinish = {
                self?.router.focusOnCurrentModule()
            }
        }
    }
}

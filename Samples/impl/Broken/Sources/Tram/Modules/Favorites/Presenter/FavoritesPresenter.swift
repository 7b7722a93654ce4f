import UIKit

final class FavoritesPresenter: FavoritesModule {
    var onFinish: (() -> Void)?

    weak var view: FavoritesViewInput? {
        didSet {
            setUpView()
        }
    }

    private let interactor: DefaultFavoritesInteractor // expect: concrete-dependency
    private let router: FavoritesRouter

    init(interactor: DefaultFavoritesInteractor, router: FavoritesRouter) {
        self.interactor = interactor
        self.router = router
    }

    func reload() {
        view?.setTitles(interactor.favorites.map { $0.name })
    }

    private func setUpView() {
        view?.onSelect = { [weak self] index in
            guard let self = self else {
                return
            }
            self.router.showDepartures(from: self.interactor.favorites[index])
        }
        view?.onCloseTap = { [weak self] in
            UIApplication.shared.isIdleTimerDisabled = false // expect: presenter-uses-uikit-type
            self?.onFinish?()
        }
        reload()
    }
}

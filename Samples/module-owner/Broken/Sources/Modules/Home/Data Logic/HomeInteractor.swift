import Foundation

final class HomeInteractor {
    weak var presenter: HomeInteractorToPresenterInterface!

    lazy var sessionService = SessionService()
}

extension HomeInteractor: HomePresenterToInteractorInterface {
    func fetchLastUsername() {
        presenter.fetchedLastUsername(sessionService.lastUsername)
    }

    func remember(user: User) {
        sessionService.remember(user)
    }
}

import Foundation

protocol DeparturesPresenter: AnyObject {
    func viewDidLoad()
    func didTapFavorite()
}

final class DeparturesPresenterImpl: DeparturesPresenter {
    var view: DeparturesView? // expect: retain-cycle

    private let interactor: DeparturesInteractor
    private let router: DeparturesRouter
    private let formatter = DateFormatter()

    init(interactor: DeparturesInteractor, router: DeparturesRouter) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.loadDepartures()
    }

    func didTapFavorite() {
        interactor.addToFavorites()
        router.dismiss()
    }
}

extension DeparturesPresenterImpl: DeparturesInteractorOutput {
    func didLoad(_ departures: [Departure]) {
        view?.show(lines: departures.map { "\($0.line) \(formatter.string(from: $0.time))" })
    }
}

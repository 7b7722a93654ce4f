import Combine

protocol MainInteractor: AnyObject {
    var missingItems: [Grocery] { get }
}

extension AppServices: MainInteractor {}

protocol MainRouting: AnyObject {
    func makePantry() -> MainTab
    func makeShopping() -> MainTab
}

final class MainPresenter: ObservableObject {
    var view: MainViewController? // expect: retain-cycle, concrete-dependency
    private let interactor: MainInteractor
    private let router: MainRouter // expect: concrete-dependency

    init(interactor: MainInteractor, router: MainRouter) {
        self.interactor = interactor
        self.router = router
    }

    var tabs: [MainTab] {
        [router.makePantry(), router.makeShopping()]
    }

    var badge: String? {
        let count = interactor.missingItems.count
        return count == 0 ? nil : "\(count)"
    }
}

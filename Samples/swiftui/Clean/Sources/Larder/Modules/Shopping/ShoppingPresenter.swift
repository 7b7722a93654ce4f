import Observation

protocol ShoppingInteractor: AnyObject {
    var missingItems: [Grocery] { get }
    func setAmount(_ amount: Int, of id: Grocery.ID)
}

extension AppServices: ShoppingInteractor {}

protocol ShoppingRouter: AnyObject {
    func showRecipes()
}

struct ShoppingLine: Identifiable {
    let id: Int
    let title: String
}

@Observable
final class ShoppingPresenter {
    private(set) var lines: [ShoppingLine] = []

    private let interactor: ShoppingInteractor
    private let router: ShoppingRouter

    init(interactor: ShoppingInteractor, router: ShoppingRouter) {
        self.interactor = interactor
        self.router = router
    }

    func didAppear() {
        lines = interactor.missingItems.map { ShoppingLine(id: $0.id, title: $0.name) }
    }

    func didBuy(_ line: ShoppingLine) {
        interactor.setAmount(1, of: line.id)
        didAppear()
    }

    func didTapRecipes() {
        router.showRecipes()
    }
}

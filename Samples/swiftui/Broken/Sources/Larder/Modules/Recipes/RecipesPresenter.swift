import Observation

protocol RecipesInteractor: AnyObject {
    var items: [Grocery] { get }
}

extension AppServices: RecipesInteractor {}

protocol RecipesRouter: AnyObject {
    func pop()
}

@Observable
final class RecipesPresenter {
    private(set) var suggestions: [String] = []

    private let interactor: RecipesInteractor
    weak var shopping: ShoppingPresenter? // expect: cross-module-reference, unassigned-dependency
    private let router: RecipesRouter

    init(interactor: RecipesInteractor, router: RecipesRouter) {
        self.interactor = interactor
        self.router = router
    }

    func didAppear() {
        suggestions = interactor.items.map { "Something with \($0.name)" }
    }

    func didTapDone() {
        shopping?.didAppear()
        router.pop()
    }
}

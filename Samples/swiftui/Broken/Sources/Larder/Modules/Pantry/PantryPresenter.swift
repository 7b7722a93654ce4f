import Combine

protocol PantryInteractor: AnyObject {
    var items: [Grocery] { get }
}

extension AppServices: PantryInteractor {}

protocol PantryRouting: AnyObject {
    @MainActor func showDetails(of item: Grocery)
}

struct PantryRow: Identifiable {
    let id: Int
    let title: String
}

final class PantryPresenter: ObservableObject, Scene {
    @Published private(set) var rows: [PantryRow] = []

    private let interactor: PantryInteractor
    private let router: PantryRouting

    init(interactor: PantryInteractor, router: PantryRouting) {
        self.interactor = interactor
        self.router = router
    }

    var title: String {
        "Pantry"
    }

    func didAppear() {
        rows = interactor.items.map { PantryRow(id: $0.id, title: "\($0.amount) × \($0.name)") }
    }

    @MainActor func didSelect(_ row: PantryRow) {
        guard let item = interactor.items.first(where: { $0.id == row.id }) else {
            return
        }
        router.showDetails(of: item)
    }
}

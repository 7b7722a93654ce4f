import Combine

protocol ItemDetailsInteracting: AnyObject {
    var namePublisher: AnyPublisher<String, Never> { get }
    func finish() async
}

final class ItemDetailsInteractor: ItemDetailsInteracting {
    weak var presenter: ItemDetailsPresenter? // expect: interactor-references-presenter
    private let item: Grocery
    private let services: AppServices

    init(item: Grocery, services: AppServices) {
        self.item = item
        self.services = services
    }

    var namePublisher: AnyPublisher<String, Never> {
        Just(item.name).eraseToAnyPublisher()
    }

    func finish() async {
        guard await presenter?.name.isEmpty == false else { return }
        services.setAmount(0, of: item.id)
        await presenter?.didFinish()
    }
}

import Combine
import UIKit

protocol ItemDetailsRouting: AnyObject {
    func close()
}

@MainActor
final class ItemDetailsPresenter: ObservableObject, Scene {
    @Published private(set) var name = ""

    private let interactor: ItemDetailsInteracting
    private let router: ItemDetailsRouting
    private var subscriptions = Set<AnyCancellable>()

    init(interactor: ItemDetailsInteracting, router: ItemDetailsRouting) {
        self.interactor = interactor
        self.router = router
        interactor.namePublisher
            .sink { [weak self] in self?.name = $0 }
            .store(in: &subscriptions)
    }

    nonisolated var title: String {
        "Details"
    }

    func didTapFinish() {
        Task {
            await interactor.finish()
        }
    }

    func didFinish() {
        UINotificationFeedbackGenerator().notificationOccurred(.success) // expect: presenter-uses-uikit-type
        router.close()
    }
}

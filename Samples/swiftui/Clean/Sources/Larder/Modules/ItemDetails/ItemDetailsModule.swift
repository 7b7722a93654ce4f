import UIKit

enum ItemDetailsModule {
    @MainActor static func create(item: Grocery, services: AppServices) -> UIViewController {
        let router = ItemDetailsRouter()
        let interactor = ItemDetailsInteractor(item: item, services: services)
        let presenter = ItemDetailsPresenter(interactor: interactor, router: router)
        let viewController = SceneViewController(presenter: presenter, content: ItemDetailsView(viewModel: presenter))

        router.viewController = viewController

        return viewController
    }
}

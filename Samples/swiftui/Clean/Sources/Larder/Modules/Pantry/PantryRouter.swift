import UIKit

final class PantryRouter: PantryRouting {
    weak var viewController: UIViewController?

    private let services: AppServices

    init(services: AppServices) {
        self.services = services
    }

    @MainActor func showDetails(of item: Grocery) {
        let details = ItemDetailsModule.create(item: item, services: services)
        viewController?.navigationController?.pushViewController(details, animated: true)
    }
}

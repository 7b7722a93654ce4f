import UIKit

enum MainModule {
    static func create(services: AppServices) -> UIViewController {
        let router = MainRouter(services: services)
        let presenter = MainPresenter(interactor: services, router: router)
        let viewController = MainViewController(presenter: presenter)

        router.viewController = viewController

        return viewController
    }
}

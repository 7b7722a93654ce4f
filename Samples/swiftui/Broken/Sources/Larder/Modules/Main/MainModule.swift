import UIKit

enum MainModule {
    static func create(services: AppServices) -> UIViewController {
        let router = MainRouter(services: services)
        let presenter = MainPresenter(interactor: services, router: router)
        let viewController = MainViewController(presenter: presenter)

        presenter.view = viewController
        router.viewController = viewController

        return viewController
    }
}

import UIKit

enum PantryModule {
    static func create(services: AppServices) -> UIViewController {
        let router = PantryRouter(services: services)
        let presenter = PantryPresenter(interactor: services, router: router)
        let view = PantryView(router: router).environmentObject(presenter)
        let viewController = SceneViewController(presenter: presenter, content: view)

        router.viewController = viewController

        return viewController
    }
}

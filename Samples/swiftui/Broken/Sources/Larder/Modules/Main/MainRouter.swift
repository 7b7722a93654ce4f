import SwiftUI

struct MainTab {
    let title: String
    let controller: UIViewController
}

final class MainRouter: MainRouting {
    weak var viewController: UIViewController?

    private let services: AppServices

    init(services: AppServices) {
        self.services = services
    }

    func makePantry() -> MainTab {
        let navigation = UINavigationController(rootViewController: PantryModule.create(services: services))
        return MainTab(title: "Pantry", controller: navigation)
    }

    func makeShopping() -> MainTab {
        let navigation = UINavigationController()
        let builder = AppBuilder(services: services)
        let navigator = AppNavigator(navigation: navigation, builder: builder)
        navigation.viewControllers = [UIHostingController(rootView: builder.shoppingView(navigator: navigator))]
        return MainTab(title: "Shopping", controller: navigation)
    }
}

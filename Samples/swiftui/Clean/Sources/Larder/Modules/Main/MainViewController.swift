import UIKit

final class MainViewController: UITabBarController {
    private let presenter: MainPresenter

    init(presenter: MainPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = presenter.tabs.map { tab in
            tab.controller.tabBarItem.title = tab.title
            return tab.controller
        }
        tabBar.items?.last?.badgeValue = presenter.badge
    }
}

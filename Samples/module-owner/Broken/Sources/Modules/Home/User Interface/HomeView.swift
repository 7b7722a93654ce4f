import UIKit

final class HomeView: UIViewController {
    weak var presenter: HomeViewToPresenterInterface!
    weak var wireframe: HomePresenterToWireframeInterface! // expect: view-references-wireframe

    private let greetingLabel = UILabel()
    private lazy var loginButton = UIButton(primaryAction: UIAction(title: "Log in") { [weak self] _ in
        self?.wireframe?.presentLogin()
    })
    private lazy var jogsButton = UIButton(primaryAction: UIAction(title: "My jogs") { [weak self] _ in
        self?.presenter?.userTappedJogs()
    })

    private lazy var logoutButton = UIButton(primaryAction: UIAction(title: "Log out") { [weak self] _ in
        self?.presenter?.userTappedLogout()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [greetingLabel, loginButton, jogsButton, logoutButton])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }
}

extension HomeView: HomePresenterToViewInterface {
    func display(greeting: String, color: UIColor) {
        greetingLabel.text = greeting
        greetingLabel.textColor = color
    }
}

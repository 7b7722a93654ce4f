import UIKit

final class HomeView: UIViewController {
    weak var presenter: HomeViewToPresenterInterface!

    private let greetingLabel = UILabel()
    private lazy var loginButton = UIButton(primaryAction: UIAction(title: "Log in") { [weak self] _ in
        self?.presenter?.userTappedLogin()
    })
    private lazy var jogsButton = UIButton(primaryAction: UIAction(title: "My jogs") { [weak self] _ in
        self?.presenter?.userTappedJogs()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [greetingLabel, loginButton, jogsButton])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }
}

extension HomeView: HomePresenterToViewInterface {
    func display(greeting: String) {
        greetingLabel.text = greeting
    }
}

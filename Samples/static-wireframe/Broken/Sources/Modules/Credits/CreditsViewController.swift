import UIKit

protocol CreditsViewControllerProtocol: AnyObject {
    var navigationController: UINavigationController? { get }

    func show(_ text: String)
}

final class CreditsViewController: UIViewController, CreditsViewControllerProtocol {
    var presenter: CreditsPresenterProtocol?

    private let label = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        CreditsWireframe.createCreditsModule(view: self)
    }

    required init?(coder: NSCoder) {
        fatalError("Credits is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIAction { [weak self] _ in
            self?.presenter?.close()
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: close)
        label.frame = view.bounds
        view.addSubview(label)
        presenter?.showCredits()
    }

    func show(_ text: String) {
        label.text = text
    }
}

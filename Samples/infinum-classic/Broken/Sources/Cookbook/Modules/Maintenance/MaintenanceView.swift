import UIKit

protocol MaintenanceViewInterface: ViewInterface { // expect: protocol-outside-interfaces-file
    func setMessage(_ message: String)
}

final class MaintenanceViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: MaintenancePresenterInterface!

    // MARK: - Private properties -

    private let _messageLabel = UILabel()

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(_messageLabel)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear(animated: animated) // expect: unimplemented-event
    }
}

// MARK: - Extensions -

extension MaintenanceViewController: MaintenanceViewInterface {

    func setMessage(_ message: String) {
        _messageLabel.text = message
    }
}

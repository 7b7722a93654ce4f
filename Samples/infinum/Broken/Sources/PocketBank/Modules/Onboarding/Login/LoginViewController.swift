import UIKit

final class LoginViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _nameLabel: UILabel!
    @IBOutlet private weak var _pinTextField: UITextField!
    @IBOutlet private weak var _activityIndicator: UIActivityIndicatorView!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear(animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear(animated: animated)
    }

    // MARK: - IBActions -

    @IBAction private func _unlockActionHandler(_ sender: UIButton) {
        presenter.didEnter(pin: _pinTextField.text)
    }
}

// MARK: - Extensions -

extension LoginViewController: LoginViewInterface {

    func setName(_ name: String) {
        _nameLabel.text = name
    }

    func setLoading(_ isLoading: Bool) {
        isLoading ? _activityIndicator.startAnimating() : _activityIndicator.stopAnimating()
    }

    func focusPIN() {
        _pinTextField.becomeFirstResponder()
    }

    func clearPIN() {
        _pinTextField.text = nil
    }
}

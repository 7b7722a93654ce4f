import UIKit

final class LoginPadViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _titleLabel: UILabel!
    @IBOutlet private weak var _pinTextField: UITextField!
    @IBOutlet private weak var _keypad: UIStackView!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    // MARK: - IBActions -

    @IBAction private func _digitActionHandler(_ sender: UIButton) {
        _pinTextField.text = (_pinTextField.text ?? "") + (sender.currentTitle ?? "")
    }

    @IBAction private func _unlockActionHandler(_ sender: UIButton) {
        presenter.didEnter(pin: _pinTextField.text)
    }
}

// MARK: - Extensions -

extension LoginPadViewController: LoginViewInterface {

    func setName(_ name: String) {
        _titleLabel.text = "Good to see you, \(name)"
    }

    func setLoading(_ isLoading: Bool) {
        _keypad.isUserInteractionEnabled = !isLoading
    }

    func focusPIN() {
        _keypad.becomeFirstResponder()
    }

    func clearPIN() {
        _pinTextField.text = nil
    }
}

import UIKit

final class RegisterViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: RegisterPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _emailTextField: UITextField!
    @IBOutlet private weak var _passwordTextField: UITextField!
    @IBOutlet private weak var _repeatedPasswordTextField: UITextField!

    // MARK: - IBActions -

    @IBAction private func _registerActionHandler(_ sender: UIButton) {
        presenter.didSelectRegisterAction(
            with: _emailTextField.text,
            password: _passwordTextField.text,
            repeatedPassword: _repeatedPasswordTextField.text)
    }

    @IBAction private func _cancelActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectCancelAction()
    }
}

// MARK: - Extensions -

extension RegisterViewController: RegisterViewInterface {

    func markPasswordsAsDifferent() {
        _repeatedPasswordTextField.textColor = .systemRed
    }
}

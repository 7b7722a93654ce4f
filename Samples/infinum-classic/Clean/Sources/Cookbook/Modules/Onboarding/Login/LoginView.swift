import UIKit

final class LoginViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _emailTextField: UITextField!
    @IBOutlet private weak var _passwordTextField: UITextField!

    // MARK: - Life cycle -

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear(animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear(animated: animated)
    }

    // MARK: - IBActions -

    @IBAction private func _loginActionHandler(_ sender: UIButton) {
        presenter.didSelectLoginAction(with: _emailTextField.text, password: _passwordTextField.text)
    }

    @IBAction private func _backActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectBackAction()
    }
}

// MARK: - Extensions -

extension LoginViewController: LoginViewInterface {

    func focusEmailField() {
        _emailTextField.becomeFirstResponder()
    }
}

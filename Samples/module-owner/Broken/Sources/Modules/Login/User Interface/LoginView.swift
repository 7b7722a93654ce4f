import UIKit

final class LoginView: UIViewController {
    weak var presenter: LoginViewToPresenterInterface!

    private let usernameField = UITextField()
    private let passwordField = UITextField()
    private let errorLabel = UILabel()
    private lazy var loginButton = UIButton(primaryAction: UIAction(title: "Log in") { [weak self] _ in
        self?.loginTapped()
    })
    private lazy var resetButton = UIButton(primaryAction: UIAction(title: "Forgot it?") { [weak self] _ in
        self?.presenter?.userTappedResetPassword()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        passwordField.isSecureTextEntry = true
        let rows = [usernameField, passwordField, errorLabel, loginButton, resetButton]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    private func loginTapped() {
        let username = usernameField.text ?? ""
        let password = passwordField.text ?? ""
        presenter.userTappedLogin(withUsername: username, andPassword: password)
    }
}

extension LoginView: LoginPresenterToViewInterface {
    func clearFields() {
        usernameField.text = nil
        passwordField.text = nil
        errorLabel.text = nil
    }

    func displayLoginError(withDescription description: String) {
        errorLabel.text = description
    }
}

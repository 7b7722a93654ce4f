import UIKit

final class ResetPasswordView: UIViewController {
    weak var presenter: ResetPasswordViewToPresenterInterface!

    private let emailField = UITextField()
    private let messageLabel = UILabel()
    private lazy var sendButton = UIButton(primaryAction: UIAction(title: "Send") { [weak self] _ in
        self?.sendTapped()
    })
    private lazy var closeButton = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in
        self?.presenter?.userTappedClose()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [emailField, messageLabel, sendButton, closeButton])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    private func sendTapped() {
        presenter.userTappedSend(toEmail: emailField.text ?? "")
    }
}

extension ResetPasswordView: ResetPasswordPresenterToViewInterface {
    func display(message: String) {
        messageLabel.text = message
    }
}

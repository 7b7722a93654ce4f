import UIKit

final class TransferViewController: UIKit::UIViewController {
    private let presenter: TransferPresenterProtocol

    @IBOutlet private var recipientField: UITextField!
    @IBOutlet private var amountField: UITextField!
    @IBOutlet private var activityIndicator: UIActivityIndicatorView!

    init(presenter: TransferPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @IBAction private func actionSend() {
        presenter.send(amount: amountField.text, to: recipientField.text)
    }
}

extension TransferViewController: TransferViewProtocol {
    func didStartSending() {
        activityIndicator.startAnimating()
    }

    func didStopSending() {
        activityIndicator.stopAnimating()
    }
}

import UIKit

final class TransferViewController: UIViewController {
    private let presenter: TransferPresenter // expect: concrete-dependency

    @IBOutlet private var recipientField: UITextField!
    @IBOutlet private var amountField: UITextField!
    @IBOutlet private var activityIndicator: UIActivityIndicatorView!

    init(presenter: TransferPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @IBAction private func actionSend() {
        UserDefaults.standard.set(amountField.text, forKey: "last-amount") // expect: view-performs-io
        presenter.send(amount: amountField.text, to: recipientField.text)
    }
}

extension TransferViewController: TransferViewProtocol {
    func didReceive(amountColor: UIColor) {
        amountField.textColor = amountColor
    }

    func didStartSending() {
        activityIndicator.startAnimating()
    }

    func didStopSending() {
        activityIndicator.stopAnimating()
        navigationController?.popViewController(animated: true) // expect: view-navigates
    }
}

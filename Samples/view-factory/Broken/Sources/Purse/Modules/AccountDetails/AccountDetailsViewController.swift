import UIKit

final class AccountDetailsViewController: UIViewController {
    weak var presenter: AccountDetailsPresenterProtocol! // expect: weak-owner

    private let stackView = UIStackView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stackView)
        presenter.setup()
    }

    @IBAction func actionTransfer() {
        presenter.activateTransfer()
    }
}

extension AccountDetailsViewController: AccountDetailsViewProtocol {
    func didReceive(title: String, payments: [Payment]) { // note: view-references-entity
        self.title = title
        payments.forEach { payment in
            let label = UILabel(frame: .zero)
            label.text = payment.recipient
            stackView.addArrangedSubview(label)
        }
    }
}

import UIKit

final class AccountDetailsViewController: UIViewController {
    var presenter: AccountDetailsPresenterProtocol!

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
    func didReceive(title: String, rows: [String]) {
        self.title = title
        rows.forEach { row in
            let label = UILabel(frame: .zero)
            label.text = row
            stackView.addArrangedSubview(label)
        }
    }
}

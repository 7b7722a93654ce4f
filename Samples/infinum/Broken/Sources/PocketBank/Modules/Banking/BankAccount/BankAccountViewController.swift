import UIKit

final class BankAccountViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BankAccountPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _stackView: UIStackView!
    @IBOutlet private weak var _mainAccountLabel: UILabel!
    @IBOutlet private weak var _activityIndicator: UIActivityIndicatorView!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear(animated: animated)
    }

    // MARK: - IBActions -

    @IBAction private func _mainAccountActionHandler(_ sender: UIButton) {
        presenter.didSelectItem(at: 0)
    }

    @IBAction private func _logOutActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectLogOutAction()
    }
}

// MARK: - Extensions -

extension BankAccountViewController: BankAccountViewInterface {

    func reloadData() {
        _mainAccountLabel.text = presenter.mainAccount?.iban // note: view-references-entity
        for bankAccount in presenter.bankAccounts { // expect: view-references-entity
            let label = UILabel()
            label.text = bankAccount.name
            label.textColor = bankAccount.isOverdrawn ? .systemRed : .label
            _stackView.addArrangedSubview(label)
        }
    }

    func setLoading(_ isLoading: Bool) {
        isLoading ? _activityIndicator.startAnimating() : _activityIndicator.stopAnimating()
    }
}

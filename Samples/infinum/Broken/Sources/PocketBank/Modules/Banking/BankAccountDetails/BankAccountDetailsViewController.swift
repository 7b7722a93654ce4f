import UIKit

final class BankAccountDetailsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BankAccountDetailsPresenter! // expect: concrete-dependency

    // MARK: - IBOutlets -

    @IBOutlet private weak var _titleLabel: UILabel!
    @IBOutlet private weak var _balanceLabel: UILabel!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

// MARK: - Extensions -

extension BankAccountDetailsViewController: BankAccountDetailsViewInterface {

    func setTitle(_ title: String) {
        _titleLabel.text = title
    }

    func setBalance(_ balance: String) {
        _balanceLabel.text = balance
    }
}

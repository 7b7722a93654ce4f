import UIKit

final class BankAccountViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BankAccountPresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _tableView: UITableView!
    @IBOutlet private weak var _activityIndicator: UIActivityIndicatorView!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        _tableView.dataSource = self
        _tableView.delegate = self
        presenter.viewDidLoad()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear(animated: animated)
    }

    // MARK: - IBActions -

    @IBAction private func _logOutActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectLogOutAction()
    }
}

// MARK: - Extensions -

extension BankAccountViewController: BankAccountViewInterface {

    func reloadData() {
        _tableView.reloadData()
    }

    func setLoading(_ isLoading: Bool) {
        isLoading ? _activityIndicator.startAnimating() : _activityIndicator.stopAnimating()
    }
}

extension BankAccountViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = presenter.items[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "BankAccountCell", for: indexPath)
        cell.textLabel?.text = item.title
        cell.textLabel?.textColor = item.isOverdrawn ? .systemRed : .label
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectItem(at: indexPath)
    }
}

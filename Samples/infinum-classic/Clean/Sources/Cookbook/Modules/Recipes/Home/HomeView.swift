import UIKit

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _tableView: UITableView!
    @IBOutlet private weak var _emptyMessageLabel: UILabel!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        _tableView.dataSource = self
        _tableView.delegate = self
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear(animated: animated)
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

extension HomeViewController: HomeViewInterface {

    func reloadData() {
        _tableView.reloadData()
    }

    func setEmptyMessageHidden(_ isHidden: Bool) {
        _emptyMessageLabel.isHidden = isHidden
    }
}

extension HomeViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.numberOfItems
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = presenter.item(at: indexPath)
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "HomeTableViewCell", for: indexPath) as! HomeTableViewCell
        cell.configure(with: item)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectItem(at: indexPath)
    }
}

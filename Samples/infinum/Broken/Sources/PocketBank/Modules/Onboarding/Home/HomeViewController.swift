import UIKit

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _tableView: UITableView!
    @IBOutlet private weak var _greetingLabel: UILabel!
    @IBOutlet private weak var _activityIndicator: UIActivityIndicatorView!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        _tableView.dataSource = self
        _tableView.delegate = self
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear(animated: animated)
    }

    // MARK: - IBActions -

    @IBAction private func _registerActionHandler(_ sender: UIButton) {
        presenter.didSelectRegisterAction()
    }
}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {

    func reloadData() {
        _tableView.reloadData()
    }

    func setGreeting(_ greeting: String) {
        _greetingLabel.text = greeting
    }

    func setLoading(_ isLoading: Bool) {
        isLoading ? _activityIndicator.startAnimating() : _activityIndicator.stopAnimating()
    }
}

extension HomeViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.numberOfItems()
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "HomeTableViewCell", for: indexPath) as! HomeTableViewCell
        cell.configure(with: presenter.item(at: indexPath))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectItem(at: indexPath)
    }
}

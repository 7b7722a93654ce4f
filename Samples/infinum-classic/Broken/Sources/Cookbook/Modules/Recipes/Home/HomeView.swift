import UIKit

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!
    var wireframe: HomeWireframeInterface! // expect: view-references-wireframe

    // MARK: - IBOutlets -

    @IBOutlet private weak var _tableView: UITableView!

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
        wireframe.navigate(to: .login)
    }

    @IBAction private func _inviteActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectInviteAction()
    }

    @IBAction private func _renewLoginActionHandler(_ sender: UIBarButtonItem) {
        presenter.didSelectRenewLoginAction()
    }
}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {

    func reloadData() {
        _tableView.reloadData()
    }
}

extension HomeViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.numberOfRecipes
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let recipe = presenter.recipe(at: indexPath) // expect: view-references-entity
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "HomeTableViewCell", for: indexPath) as! HomeTableViewCell
        cell.configure(title: recipe.name, isFavourite: recipe.isFavourite)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectItem(at: indexPath)
    }
}

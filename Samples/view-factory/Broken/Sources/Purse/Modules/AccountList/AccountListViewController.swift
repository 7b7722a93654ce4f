import UIKit

final class AccountListViewController: UIViewController {
    private let presenter: AccountListPresenterProtocol
    private let rootView = AccountListViewLayout(frame: .zero)

    private var viewModel: AccountListViewModel?

    init(presenter: AccountListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view = rootView
        rootView.tableView.dataSource = self
        rootView.tableView.delegate = self
        rootView.onRefresh = { self.presenter.setup() } // expect: leaked-module
        presenter.setup()
    }
}

extension AccountListViewController: AccountListViewProtocol {
    func didReceive(viewModel: AccountListViewModel) {
        self.viewModel = viewModel
        rootView.bind(total: viewModel.total)
    }
}

extension AccountListViewController: UITableViewDataSource {
    func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int {
        viewModel?.rows.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath)
        cell.textLabel?.text = viewModel?.rows[indexPath.row]
        return cell
    }
}

extension AccountListViewController: UITableViewDelegate {
    func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.selectAccount(at: indexPath.row)
    }
}

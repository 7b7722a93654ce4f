import UIKit

final class StopListViewController: UITableViewController, StopListViewInput, DisposingViewController {
    let disposeBag = DisposeBag()

    var onViewDidLoad: (() -> Void)?
    var onFavoritesTap: (() -> Void)?

    private var rows: [StopListRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .bookmarks, target: self, action: #selector(didTapFavorites))
        onViewDidLoad?()
    }

    func setRows(_ rows: [StopListRow]) {
        self.rows = rows
        tableView.reloadData()
    }

    @objc private func didTapFavorites() {
        onFavoritesTap?()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows[indexPath.row].onTap()
    }
}

import UIKit

final class DeparturesViewController: UITableViewController, DeparturesView {
    var presenter: DeparturesPresenter?

    private var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    func show(lines: [String]) {
        self.lines = lines
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.count
    }

    @objc private func didTapFavorite() {
        presenter?.didTapFavorite()
    }
}

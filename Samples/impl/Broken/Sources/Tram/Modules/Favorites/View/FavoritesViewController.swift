import UIKit

protocol FavoritesViewInput: AnyObject {
    var onSelect: ((Int) -> Void)? { get set }
    var onCloseTap: (() -> Void)? { get set }
    func setTitles(_ titles: [String])
}

final class FavoritesViewController: UITableViewController, FavoritesViewInput, DisposingViewController {
    let disposeBag = DisposeBag()

    var onSelect: ((Int) -> Void)?
    var onCloseTap: (() -> Void)?

    private var titles: [String] = []

    func setTitles(_ titles: [String]) {
        self.titles = titles
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(indexPath.row)
    }
}

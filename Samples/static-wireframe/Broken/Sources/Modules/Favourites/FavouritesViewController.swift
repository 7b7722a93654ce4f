import UIKit

protocol FavouritesViewControllerProtocol: AnyObject {
    var navigationController: UINavigationController? { get }

    func show(_ items: [FavouriteItem])
    func showFailure(_ message: String)
}

final class FavouritesViewController: UIViewController, FavouritesViewControllerProtocol {
    weak var presenter: FavouritesPresenterProtocol? // note: weak-owner

    private let table = UITableView()
    private var items: [FavouriteItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        FavouritesWireframe.createListModule(view: self) // expect: view-references-wireframe
        title = "Favourites"
        table.delegate = self
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "favourite")
        table.frame = view.bounds
        view.addSubview(table)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.loadFavourites()
    }

    func show(_ items: [FavouriteItem]) {
        self.items = items
        table.reloadData()
    }

    func showFailure(_ message: String) {
        navigationItem.prompt = message
    }
}

extension FavouritesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "favourite", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item.title
        cell.detailTextLabel?.text = item.source
        return cell
    }
}

extension FavouritesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.selectFavourite(at: indexPath)
    }
}

import UIKit

protocol FavouritesViewControllerProtocol: AnyObject {
    var navigationController: UINavigationController? { get }

    func show(_ items: [FavouriteItem])
    func showFailure(_ message: String)
}

final class FavouritesViewController: UIViewController, FavouritesViewControllerProtocol {
    var presenter: FavouritesPresenterProtocol?

    private let table = UITableView()
    private var items: [FavouriteItem] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        FavouritesWireframe.createListModule(view: self)
    }

    required init?(coder: NSCoder) {
        fatalError("Favourites is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
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
        presenter?.selectFavourite(at: indexPath.row)
    }
}

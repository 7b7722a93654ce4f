import UIKit

protocol PhotoTableControllerProtocol { // note: interface-not-class-bound
    var navigationController: UINavigationController? { get }

    func refresh()
    func showFailure(_ message: String)
}

final class PhotoTableController: UIViewController, PhotoTableControllerProtocol {
    var presenter: PhotoTablePresenter? // expect: concrete-dependency

    private let table = UITableView()

    init() {
        super.init(nibName: nil, bundle: nil)
        PhotoTableWireframe.createViewModule(view: self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        PhotoTableWireframe.createViewModule(view: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        addButtons()
        addTable()
        presenter?.loadPhotos()
    }

    func refresh() {
        table.reloadData()
    }

    func showFailure(_ message: String) {
        navigationItem.prompt = message
    }

    private func addButtons() {
        let openFavourites = UIAction { [weak self] _ in
            self?.presenter?.openFavourites()
        }
        let openCredits = UIAction { [weak self] _ in
            self?.presenter?.openCredits()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Favourites", primaryAction: openFavourites)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Credits", primaryAction: openCredits)
    }

    private func addTable() {
        table.delegate = self
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }
}

extension PhotoTableController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter?.numberOfPhotos ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        cell.textLabel?.text = presenter?.photos[indexPath.row].title // expect: view-references-entity
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}

extension PhotoTableController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.selectPhoto(at: indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

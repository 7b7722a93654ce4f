import UIKit

class MovieListView: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!

    var presenter: MovieListPresenterProtocol?
    var items: [MovieListItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction func aboutTapped(_ sender: Any) {
        presenter?.showAbout()
    }
}

extension MovieListView: MovieListViewProtocol {

    func showMovies(_ movies: [MovieListItem]) {
        items = movies
        tableView.reloadData()
    }

    func showError() {
        title = "Not connected"
    }

    func showLoading() {
        activityIndicator.startAnimating()
    }

    func hideLoading() {
        activityIndicator.stopAnimating()
    }
}

extension MovieListView: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MovieCell", for: indexPath) as! MovieTableViewCell
        cell.set(forItem: items[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.showMovieDetail(at: indexPath.row)
    }
}

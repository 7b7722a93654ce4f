import UIKit

class MovieDetailView: UIViewController {

    @IBOutlet weak var plotLabel: UILabel!
    @IBOutlet weak var ratingLabel: UILabel!

    var presenter: MovieDetailPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction func starTapped(_ sender: Any) {
        presenter?.rate(5)
    }

    @IBAction func closeTapped(_ sender: Any) {
        presenter?.close()
    }
}

extension MovieDetailView: MovieDetailViewProtocol {

    func showMovieDetail(forMovie movie: Movie) { // note: view-references-entity
        title = movie.title
        plotLabel.text = movie.plot
    }

    func showRating(_ rating: Int) {
        ratingLabel.text = "\(rating)"
    }
}

import UIKit

class MovieTableViewCell: UITableViewCell {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var starsLabel: UILabel!

    func set(forItem item: MovieListItem) {
        titleLabel.text = item.title
        starsLabel.text = String(repeating: "*", count: item.stars)
    }
}

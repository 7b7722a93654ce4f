import UIKit

class HeadlineTableViewCell: UITableViewCell {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var bylineLabel: UILabel!

    func setup(_ article: Article) { // note: view-references-entity
        titleLabel.text = article.title
        bylineLabel.text = article.author
    }
}

import UIKit

class HeadlineTableViewCell: UITableViewCell {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var bylineLabel: UILabel!

    func setup(_ headline: Headline) {
        titleLabel.text = headline.title
        bylineLabel.text = headline.byline
    }
}

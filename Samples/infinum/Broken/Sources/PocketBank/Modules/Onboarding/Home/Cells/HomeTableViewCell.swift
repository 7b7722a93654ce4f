import UIKit

final class HomeTableViewCell: UITableViewCell {

    func configure(with item: HomeViewItemInterface) {
        textLabel?.text = item.title
        detailTextLabel?.text = item.subtitle
    }
}

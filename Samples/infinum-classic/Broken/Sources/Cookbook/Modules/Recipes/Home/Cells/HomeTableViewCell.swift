import UIKit

final class HomeTableViewCell: UITableViewCell {

    func configure(title: String, isFavourite: Bool) {
        textLabel?.text = title
        accessoryType = isFavourite ? .checkmark : .none
    }
}

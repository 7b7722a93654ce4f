import UIKit

final class ItemDetailsRouter: ItemDetailsRouting {
    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

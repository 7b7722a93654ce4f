import UIKit

protocol ShelfRoutingLogic {
  func showNext()
}

final class ShelfRouter: ShelfRoutingLogic {
  weak var viewController: UIViewController?

  func showNext() {
    viewController?.navigationController?.pushViewController(SearchViewController(), animated: true)
  }
}

import UIKit

protocol ReviewRoutingLogic {
  func showNext()
}

final class ReviewRouter: ReviewRoutingLogic {
  weak var viewController: UIViewController?

  func showNext() {
    viewController?.navigationController?.pushViewController(ShelfViewController(), animated: true)
  }
}

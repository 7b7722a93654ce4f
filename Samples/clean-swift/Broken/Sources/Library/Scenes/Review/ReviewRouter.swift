import UIKit

protocol ReviewRoutingLogic {
  func showNext()
}

final class ReviewRouter: ReviewRoutingLogic {
  var viewController: ReviewViewController?  // expect: retain-cycle

  func showNext() {
    viewController?.navigationController?.pushViewController(ShelfViewController(), animated: true)
  }
}

import UIKit

protocol SearchRoutingLogic {
  func showNext()
}

final class SearchRouter: SearchRoutingLogic {
  weak var viewController: UIViewController?

  func showNext() {
    viewController?.navigationController?.pushViewController(ReviewViewController(), animated: true)
  }
}

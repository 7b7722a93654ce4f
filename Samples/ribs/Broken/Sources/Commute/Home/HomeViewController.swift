import RIBs
import UIKit

final class HomeViewController: UIViewController, HomeViewControllable {
  func push(_ child: ViewControllable) {
    navigationController?.pushViewController(child.uiviewController, animated: true)
  }
}

import RIBs
import UIKit

final class LineViewController: UIViewController, LineViewControllable {
  func push(_ child: ViewControllable) {
    navigationController?.pushViewController(child.uiviewController, animated: true)
  }
}

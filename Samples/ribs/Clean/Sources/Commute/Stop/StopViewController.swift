import RIBs
import UIKit

final class StopViewController: UIViewController, StopViewControllable {
  func push(_ child: ViewControllable) {
    navigationController?.pushViewController(child.uiviewController, animated: true)
  }
}

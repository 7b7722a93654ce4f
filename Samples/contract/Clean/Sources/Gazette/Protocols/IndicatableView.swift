import UIKit

/// A view that can show that it waits.
protocol IndicatableView: AnyObject {
    func showActivityIndicator()
    func hideActivityIndicator()
}

extension IndicatableView where Self: UIViewController {

    func showActivityIndicator() {
        navigationItem.prompt = "Loading"
    }

    func hideActivityIndicator() {
        navigationItem.prompt = nil
    }
}

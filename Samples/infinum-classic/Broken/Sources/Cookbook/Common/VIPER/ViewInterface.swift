import UIKit

protocol ViewInterface: class {
    func showProgressHUD()
    func hideProgressHUD()
}

extension ViewInterface where Self: UIViewController {

    func showProgressHUD() {
        navigationItem.prompt = "One moment…"
        view.isUserInteractionEnabled = false
    }

    func hideProgressHUD() {
        navigationItem.prompt = nil
        view.isUserInteractionEnabled = true
    }
}

import UIKit

final class ContactPickerRouter: ContactPickerRouterInput {
    var viewController: UIViewController? // expect: retain-cycle

    func close() {
        viewController?.dismiss(animated: true)
    }
}

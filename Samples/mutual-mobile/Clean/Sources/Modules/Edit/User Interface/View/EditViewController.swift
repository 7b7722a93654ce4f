import UIKit

class EditViewController: UIViewController, EditViewInterface {
    var eventHandler: EditModuleInterface?

    @IBOutlet var nameTextField: UITextField!
    @IBOutlet var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        eventHandler?.updateView()
    }

    @IBAction func save(_ sender: AnyObject) {
        eventHandler?.save(name: nameTextField.text ?? "")
    }

    // MARK: EditViewInterface

    func setName(_ name: String) {
        nameTextField.text = name
    }

    func showError(_ message: String) {
        errorLabel.text = message
    }
}

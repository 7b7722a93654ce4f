import UIKit

class AddViewController: UIViewController, AddViewInterface {
    var eventHandler: AddModuleInterface?

    private var amount = ""

    @IBOutlet var nameTextField: UITextField!
    @IBOutlet var amountTextField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        amountTextField.text = amount
    }

    @IBAction func save(_ sender: AnyObject) {
        eventHandler?.save(name: nameTextField.text ?? "", amount: Int(amountTextField.text ?? "") ?? 1)
    }

    @IBAction func cancel(_ sender: AnyObject) {
        eventHandler?.cancel()
    }

    // MARK: AddViewInterface

    func setAmount(_ amount: String) {
        self.amount = amount
    }
}

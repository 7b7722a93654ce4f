import UIKit

class EditViewController: UIViewController, EditViewInterface {
    var eventHandler: EditModuleInterface?
    var interactor: EditInteractorInput? // expect: view-references-interactor

    private var item: Item?

    @IBOutlet var nameTextField: UITextField!
    @IBOutlet var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        eventHandler?.updateView()
    }

    @IBAction func save(_ sender: AnyObject) {
        let name = nameTextField.text ?? ""
        if let item = item, name.isEmpty {
            interactor?.rename(item, to: "?")
        } else {
            eventHandler?.save(name: name)
        }
    }

    // MARK: EditViewInterface

    func setItem(_ item: Item?) {
        self.item = item
        nameTextField.text = item?.name
    }

    func showError(_ message: String) {
        errorLabel.text = message
    }
}

import UIKit

class AboutViewController: UIViewController, AboutViewProtocol {

    @IBOutlet weak var versionLabel: UILabel!

    var presenter: AboutPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction func closeTapped(_ sender: Any) {
        presenter?.close()
    }

    func showVersion(_ version: String) {
        versionLabel.text = version
    }
}

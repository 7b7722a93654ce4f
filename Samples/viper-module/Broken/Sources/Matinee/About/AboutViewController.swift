import UIKit

class AboutViewController: UIViewController, AboutViewProtocol {

    @IBOutlet weak var versionLabel: UILabel!

    var presenter: AboutPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction func closeTapped(_ sender: Any) {
        presenter?.router.close() // expect: view-references-wireframe
    }

    func showVersion(_ version: String) {
        versionLabel.text = version
    }
}

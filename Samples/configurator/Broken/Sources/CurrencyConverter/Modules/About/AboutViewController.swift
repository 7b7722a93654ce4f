import UIKit

class AboutViewController: UIViewController, AboutViewProtocol {

    @IBOutlet weak var urlButton: UIButton!
    @IBOutlet weak var versionLabel: UILabel!

    var presenter: AboutPresenterProtocol!
    let configurator: AboutConfiguratorProtocol = AboutConfigurator()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.configureView() // expect: dependency-used-before-set
        configurator.configure(with: self)
    }

    // MARK: - Action methods

    @IBAction func closeButtonClicked(_ sender: UIBarButtonItem) {
        presenter.closeButtonClicked()
    }

    @IBAction func urlButtonClicked(_ sender: UIButton) {
        presenter.urlButtonClicked(with: sender.currentTitle)
    }

    // MARK: - AboutViewProtocol methods

    func setUrlButtonTitle(with title: String) {
        urlButton.setTitle(title, for: .normal)
    }

    func setVersionText(with text: String) {
        versionLabel.text = text
    }
}

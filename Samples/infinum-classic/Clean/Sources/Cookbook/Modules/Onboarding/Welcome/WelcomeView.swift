import UIKit

final class WelcomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: WelcomePresenterInterface!

    // MARK: - IBOutlets -

    @IBOutlet private weak var _greetingLabel: UILabel!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    // MARK: - IBActions -

    @IBAction private func _loginActionHandler(_ sender: UIButton) {
        presenter.didSelectLoginAction()
    }

    @IBAction private func _registerActionHandler(_ sender: UIButton) {
        presenter.didSelectRegisterAction()
    }
}

// MARK: - Extensions -

extension WelcomeViewController: WelcomeViewInterface {

    func setGreeting(_ greeting: String) {
        _greetingLabel.text = greeting
    }
}

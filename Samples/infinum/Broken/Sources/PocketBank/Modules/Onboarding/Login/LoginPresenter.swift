import UIKit // expect: presenter-imports-uikit

final class LoginPresenter {

    // MARK: - Private properties -

    private let _view: LoginViewInterface // expect: strong-view-reference
    private let _interactor: LoginInteractorInterface
    private let _wireframe: LoginWireframeInterface

    private let _userAccount: UserAccount
    private let _pinValidator = PINValidator(length: 4)

    // MARK: - Lifecycle -

    init(
        wireframe: LoginWireframeInterface,
        view: LoginViewInterface,
        interactor: LoginInteractorInterface,
        userAccount: UserAccount
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
        _userAccount = userAccount
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {

    func viewDidLoad() {
        _view.setName(_userAccount.name)
    }

    func viewDidAppear(animated: Bool) {
        _view.focusPIN()
    }

    func viewWillDisappear(animated: Bool) {
        _view.clearPIN()
    }

    func didEnter(pin: String?) {
        guard let pin = pin, _pinValidator.isValid(pin) else {
            _wireframe.showAlert(with: UIStrings.wrongPIN, message: UIStrings.tryAgain)
            return
        }
        _view.setLoading(true)
        _interactor.unlock(_userAccount, with: pin) { [weak self] error in
            self?._view.setLoading(false)
            self?._wireframe.showAlert(with: UIStrings.wrongPIN, message: error.localizedDescription)
        }
    }
}

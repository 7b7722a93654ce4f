import UIKit

final class RegisterViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: RegisterPresenterInterface!

    // viper-lint:disable:next view-references-interactor - read by the debug menu, which goes with the next release
    weak var debuggedInteractor: RegisterInteractorInterface?

    // MARK: - IBOutlets -

    @IBOutlet private weak var _nameTextField: UITextField!
    @IBOutlet private weak var _emailTextField: UITextField!
    @IBOutlet private weak var _saveButton: UIButton!

    // MARK: - IBActions -

    @IBAction private func _textChangedHandler(_ sender: UITextField) {
        presenter.didChange(name: _nameTextField.text, email: _emailTextField.text)
    }

    @IBAction private func _saveActionHandler(_ sender: UIButton) {
        presenter.didSelectSaveAction()
    }

    @IBAction private func _cancelActionHandler(_ sender: UIButton) {
        presenter.didSelectCancelAction()
    }
}

// MARK: - Extensions -

extension RegisterViewController: RegisterViewInterface {

    func setSaveEnabled(_ isEnabled: Bool) {
        _saveButton.isEnabled = isEnabled
    }
}

import Foundation

final class RegisterPresenter: NSObject {

    // MARK: - Private properties -

    private weak var _view: RegisterViewInterface?
    private unowned let _interactor: RegisterInteractorInterface // expect: weak-owner
    private let _wireframe: RegisterWireframeInterface

    private var _name = ""
    private var _email = ""

    // MARK: - Lifecycle -

    init(wireframe: RegisterWireframeInterface, view: RegisterViewInterface, interactor: RegisterInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {

    func didChange(name: String?, email: String?) {
        _name = name ?? ""
        _email = email ?? ""
        _view?.setSaveEnabled(!_name.isEmpty && _email.contains("@"))
    }

    func didSelectSaveAction() {
        guard !_interactor.isRegistered(email: _email) else {
            _wireframe.showAlert(with: UIStrings.checkInput, message: "\(_email) is registered already.")
            return
        }
        _interactor.register(name: _name, email: _email)
        _wireframe.close()
    }

    func didSelectCancelAction() {
        _wireframe.close()
    }
}

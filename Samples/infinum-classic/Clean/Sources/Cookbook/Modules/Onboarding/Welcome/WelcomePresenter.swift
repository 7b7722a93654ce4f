import Foundation

final class WelcomePresenter {

    // MARK: - Private properties -

    fileprivate weak var _view: WelcomeViewInterface?
    fileprivate var _wireframe: WelcomeWireframeInterface

    // MARK: - Lifecycle -

    init(wireframe: WelcomeWireframeInterface, view: WelcomeViewInterface) {
        _wireframe = wireframe
        _view = view
    }
}

// MARK: - Extensions -

extension WelcomePresenter: WelcomePresenterInterface {

    func viewDidLoad() {
        let hour = Calendar.current.component(.hour, from: Date())
        _view?.setGreeting(hour < 12 ? "Breakfast?" : "What's for dinner?")
    }

    func didSelectLoginAction() {
        _wireframe.navigate(to: .login)
    }

    func didSelectRegisterAction() {
        _wireframe.navigate(to: .register)
    }
}

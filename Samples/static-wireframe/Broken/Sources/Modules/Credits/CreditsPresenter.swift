import Foundation

protocol CreditsPresenterProtocol: AnyObject {
    func showCredits()
    func close()
}

final class CreditsPresenter: CreditsPresenterProtocol { // expect: missing-component
    weak var view: CreditsViewControllerProtocol?
    var wireframe: CreditsWireframeProtocol?

    func showCredits() {
        view?.show("Photos by the people who took them")
    }

    func close() {
        guard let view = view else { return }
        wireframe?.close(view)
    }
}

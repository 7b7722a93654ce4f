import Foundation

final class ResetPasswordPresenter {
    weak var interactor: ResetPasswordPresenterToInteractorInterface!
    weak var view: ResetPasswordPresenterToViewInterface!
    weak var wireframe: ResetPasswordPresenterToWireframeInterface!
}

extension ResetPasswordPresenter: ResetPasswordInteractorToPresenterInterface {
    func resetRequested() {
        view.display(message: "Look into your mailbox")
    }

    func resetFailed(withDescription description: String) {
        view.display(message: description)
    }
}

extension ResetPasswordPresenter: ResetPasswordViewToPresenterInterface {
    func userTappedSend(toEmail email: String) {
        interactor.requestReset(forEmail: email)
    }

    func userTappedClose() {
        wireframe.dismissResetPassword()
    }
}

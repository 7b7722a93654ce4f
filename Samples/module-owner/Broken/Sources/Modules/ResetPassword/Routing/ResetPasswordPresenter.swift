import Foundation

final class ResetPasswordPresenter {
    weak var interactor: ResetPasswordPresenterToInteractorInterface!
    var view: ResetPasswordPresenterToViewInterface! // expect: strong-view-reference
    weak var wireframe: ResetPasswordPresenterToWireframeInterface!

    lazy var passwordService = PasswordService() // expect: presenter-references-service
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
        guard passwordService.accepts(email) else {
            return view.display(message: "This is no address")
        }
        interactor.requestReset(forEmail: email)
    }

    func userTappedClose() {
        wireframe.dismissResetPassword()
    }
}

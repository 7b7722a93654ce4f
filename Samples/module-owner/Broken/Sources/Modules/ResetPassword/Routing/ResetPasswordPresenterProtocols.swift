import Foundation

protocol ResetPasswordInteractorToPresenterInterface: AnyObject {
    func resetRequested()
    func resetFailed(withDescription description: String)
}

protocol ResetPasswordViewToPresenterInterface: AnyObject {
    func userTappedSend(toEmail email: String)
    func userTappedClose()
}

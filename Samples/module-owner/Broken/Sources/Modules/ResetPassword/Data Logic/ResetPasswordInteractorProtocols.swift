import Foundation

protocol ResetPasswordPresenterToInteractorInterface: AnyObject {
    func requestReset(forEmail email: String)
}

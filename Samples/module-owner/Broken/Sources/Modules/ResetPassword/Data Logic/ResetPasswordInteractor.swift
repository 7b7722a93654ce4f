import Foundation

final class ResetPasswordInteractor {
    weak var presenter: ResetPasswordInteractorToPresenterInterface!

    lazy var passwordService: PasswordService = PasswordService()

    private func resetEnded(with error: Error?) {
        if let error = error {
            presenter?.resetFailed(withDescription: error.localizedDescription)
        } else {
            presenter?.resetRequested()
        }
    }
}

extension ResetPasswordInteractor: ResetPasswordPresenterToInteractorInterface {
    func requestReset(forEmail email: String) {
        passwordService.requestReset(forEmail: email) { [weak self] error in
            self?.resetEnded(with: error)
        }
    }
}

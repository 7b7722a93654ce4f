import Foundation
import UIKit // expect: interactor-imports-uikit

final class RegisterInteractor: NSObject {

    private let _userAccountService = UserAccountService()
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {

    func isRegistered(email: String) -> Bool {
        return _userAccountService.userAccounts().contains { $0.email == email }
    }

    func register(name: String, email: String) {
        _userAccountService.save(UserAccount(id: UUID().uuidString, name: name, email: email))
    }
}

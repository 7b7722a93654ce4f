final class LoginInteractor {

    private let _bankService = BankService.shared
    private let _wireframe: LoginWireframeInterface // expect: interactor-references-wireframe

    init(wireframe: LoginWireframeInterface) {
        _wireframe = wireframe
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func unlock(_ userAccount: UserAccount, with pin: String, onFailure: @escaping (Error) -> Void) {
        let router = BankRouter.unlock(userID: userAccount.id, pin: pin)
        _bankService.load(router) { [weak self] (result: Result<UserAccount, Error>) in
            switch result {
            case .success(let userAccount):
                self?._wireframe.navigate(to: .bankAccounts(userAccount))
            case .failure(let error):
                onFailure(error)
            }
        }
    }
}

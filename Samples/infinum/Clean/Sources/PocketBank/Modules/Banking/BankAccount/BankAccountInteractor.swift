import Foundation

final class BankAccountInteractor {

    private let _bankService = BankService.shared
    private var _fetching: URLSessionTask?
}

// MARK: - Extensions -

extension BankAccountInteractor: BankAccountInteractorInterface {

    func fetchBankAccounts(
        of userAccount: UserAccount,
        completion: @escaping (Result<[BankAccount], Error>) -> Void
    ) {
        _fetching = _bankService.load(.bankAccounts(userID: userAccount.id), completion: completion)
    }

    func cancelFetching() {
        _fetching?.cancel()
        _fetching = nil
    }
}

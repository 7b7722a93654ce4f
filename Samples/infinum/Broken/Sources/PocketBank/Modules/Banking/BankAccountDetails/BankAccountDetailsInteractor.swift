final class BankAccountDetailsInteractor {

    private let _bankService = BankService.shared
}

// MARK: - Extensions -

extension BankAccountDetailsInteractor: BankAccountDetailsInteractorInterface {

    func fetchBalance(of bankAccount: BankAccount, completion: @escaping (Result<BankAccount, Error>) -> Void) {
        _bankService.load(.bankAccount(iban: bankAccount.iban), completion: completion)
    }
}

import Foundation

protocol AccountRepositoryProtocol: AnyObject {
    func fetchAccounts() throws -> [Account]
}

final class AccountRepository {
    static let shared = AccountRepository()

    private let defaults = UserDefaults.standard
    private let key = "accounts"
}

extension AccountRepository: AccountRepositoryProtocol {
    func fetchAccounts() throws -> [Account] {
        guard let data = defaults.data(forKey: key) else {
            return []
        }
        return try JSONDecoder().decode([Account].self, from: data)
    }
}

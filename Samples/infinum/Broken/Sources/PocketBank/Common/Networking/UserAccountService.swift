import Foundation

/// The accounts that have signed in on this device.
final class UserAccountService {

    private let _defaults = UserDefaults.standard
    private let _key = "userAccounts"

    func userAccounts() -> [UserAccount] {
        guard let data = _defaults.data(forKey: _key) else { return [] }
        return (try? JSONDecoder().decode([UserAccount].self, from: data)) ?? []
    }

    func save(_ userAccount: UserAccount) {
        let data = try? JSONEncoder().encode(userAccounts() + [userAccount])
        _defaults.set(data, forKey: _key)
    }
}

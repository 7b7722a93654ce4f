import Foundation

final class SessionService {
    private let key = "lastUsername"

    var lastUsername: String? {
        UserDefaults.standard.string(forKey: key)
    }

    func remember(_ user: User) {
        UserDefaults.standard.set(user.username, forKey: key)
    }
}

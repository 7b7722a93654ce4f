import Foundation

final class User {
    let userId: Int
    let username: String

    init(withUserId userId: Int, andUsername username: String) {
        self.userId = userId
        self.username = username
    }

    convenience init?(fromJson json: [String: Any]) {
        guard let userId = json["userId"] as? Int, let username = json["username"] as? String else {
            return nil
        }
        self.init(withUserId: userId, andUsername: username)
    }
}

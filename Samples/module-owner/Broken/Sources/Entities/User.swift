import Foundation

final class User {
    let userId: Int
    let username: String
    weak var presenter: LoginInteractorToPresenterInterface? // expect: entity-references-component

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

    func expire() {
        presenter?.loginFailed(withDescription: "Log in again, \(username)")
    }
}

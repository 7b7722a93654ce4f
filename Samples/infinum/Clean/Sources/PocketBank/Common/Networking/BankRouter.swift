import Foundation

/// The requests that the bank's server understands.
enum BankRouter {
    case unlock(userID: String, pin: String)
    case bankAccounts(userID: String)

    var request: URLRequest {
        var request = URLRequest(url: URL(string: "https://api.pocketbank.example/\(path)")!)
        if case .unlock(_, let pin) = self {
            request.httpMethod = "POST"
            request.httpBody = Data(pin.utf8)
        }
        return request
    }

    private var path: String {
        switch self {
        case .unlock(let userID, _):
            return "users/\(userID)/unlock"
        case .bankAccounts(let userID):
            return "users/\(userID)/accounts"
        }
    }
}

import Foundation

final class LoginService {
    enum Failure: Error {
        case rejected
    }

    func login(
        withUsername username: String,
        andPassword password: String,
        success: @escaping (User) -> Void,
        failure: @escaping (Error) -> Void
    ) {
        guard let request = request(withUsername: username, andPassword: password) else {
            return failure(Failure.rejected)
        }
        let task = URLSession.shared.dataTask(with: request) { data, _, error in
            DispatchQueue.main.async {
                guard let user = data.flatMap(Self.user(from:)) else {
                    return failure(error ?? Failure.rejected)
                }
                success(user)
            }
        }
        task.resume()
    }

    private func request(withUsername username: String, andPassword password: String) -> URLRequest? {
        guard let url = URL(string: "https://jogging.example.com/login") else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(["username": username, "password": password])
        return request
    }

    private static func user(from data: Data) -> User? {
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return json.flatMap(User.init(fromJson:))
    }
}

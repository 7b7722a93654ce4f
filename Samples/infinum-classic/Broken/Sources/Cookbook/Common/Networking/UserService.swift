final class UserService {

    private let _api = APIService.shared

    func user(withEmail email: String, completion: @escaping (Result<User, Error>) -> Void) {
        _api.get("users/\(email)", completion: completion)
    }

    func logIn(email: String, password: String, completion: @escaping (Result<User, Error>) -> Void) {
        _api.post("sessions", parameters: ["email": email, "password": password], completion: completion)
    }

    func register(email: String, password: String, completion: @escaping (Result<User, Error>) -> Void) {
        _api.post("users", parameters: ["email": email, "password": password], completion: completion)
    }
}

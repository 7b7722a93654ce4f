import Foundation

final class APIService {

    static let shared = APIService()

    private let _baseURL = URL(string: "https://api.cookbook.example")!
    private let _authorization = AuthorizationAdapter.shared

    @discardableResult
    func get<Response: Decodable>(
        _ path: String,
        completion: @escaping (Result<Response, Error>) -> Void
    ) -> URLSessionTask {
        return _send(_request(path, method: "GET"), completion: completion)
    }

    @discardableResult
    func post<Response: Decodable>(
        _ path: String,
        parameters: [String: String],
        completion: @escaping (Result<Response, Error>) -> Void
    ) -> URLSessionTask {
        var request = _request(path, method: "POST")
        request.httpBody = try? JSONEncoder().encode(parameters)
        return _send(request, completion: completion)
    }

    private func _request(_ path: String, method: String) -> URLRequest {
        var request = URLRequest(url: _baseURL.appendingPathComponent(path))
        request.httpMethod = method
        request.setValue(_authorization.authorizationHeader, forHTTPHeaderField: "Authorization")
        return request
    }

    private func _send<Response: Decodable>(
        _ request: URLRequest,
        completion: @escaping (Result<Response, Error>) -> Void
    ) -> URLSessionTask {
        let task = URLSession.shared.dataTask(with: request) { data, _, error in
            let result = Result<Response, Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode(Response.self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
        return task
    }
}

/// A service that interactors share.
enum ServiceTemplate {
  static func text(of name: String) -> String {
    """
    import Foundation

    protocol \(name)Interface: AnyObject {
        func load<Response: Decodable>(
            _ path: String, completion: @escaping (Result<Response, Error>) -> Void
        ) -> URLSessionTask
        func send(_ path: String, itemID: String, completion: @escaping (Bool) -> Void)
    }

    final class \(name): \(name)Interface {

        static let shared = \(name)()

        private let _session = URLSession(configuration: .default)
        private let _decoder = JSONDecoder()

        func load<Response: Decodable>(
            _ path: String, completion: @escaping (Result<Response, Error>) -> Void
        ) -> URLSessionTask {
            let decoder = _decoder
            let task = _session.dataTask(with: _request(path)) { data, _, error in
                let result = Result<Response, Error> {
                    if let error = error { throw error }
                    return try decoder.decode(Response.self, from: data ?? Data())
                }
                DispatchQueue.main.async { completion(result) }
            }
            task.resume()
            return task
        }

        func send(_ path: String, itemID: String, completion: @escaping (Bool) -> Void) {
            var request = _request(path)
            request.httpMethod = "POST"
            request.httpBody = Data(itemID.utf8)
            _session.dataTask(with: request) { _, _, error in
                DispatchQueue.main.async { completion(error == nil) }
            }.resume()
        }

        private func _request(_ path: String) -> URLRequest {
            return URLRequest(url: URL(string: "https://backend.example/\\(path)")!)
        }
    }

    """
  }
}

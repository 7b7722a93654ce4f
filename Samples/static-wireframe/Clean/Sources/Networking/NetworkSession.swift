import Foundation

protocol NetworkSession {
    func load(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void)
}

extension URLSession: NetworkSession {
    func load(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
        let task = dataTask(with: url) { data, _, error in
            completion(error.map { .failure($0) } ?? .success(data ?? Data()))
        }
        task.resume()
    }
}

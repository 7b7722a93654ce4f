import Foundation

final class BankService {

    static let shared = BankService()

    @discardableResult
    func load<Response: Decodable>(
        _ router: BankRouter,
        completion: @escaping (Result<Response, Error>) -> Void
    ) -> URLSessionTask {
        let task = URLSession.shared.dataTask(with: router.request) { data, _, error in
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

import Foundation

protocol PaymentServiceProtocol: AnyObject {
    func fetchPayments(of account: String, completion: @escaping (Result<[Payment], Error>) -> Void)
    func send(_ payment: Payment, from account: String, completion: @escaping (Result<Payment, Error>) -> Void)
}

final class PaymentService {
    private let session = URLSession.shared

    private func load<Response: Decodable>(
        _ request: URLRequest,
        completion: @escaping (Result<Response, Error>) -> Void
    ) {
        session.dataTask(with: request) { data, _, error in
            let result = Result<Response, Error> {
                if let error = error {
                    throw error
                }
                return try JSONDecoder().decode(Response.self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }

    private func url(of account: String) -> URL {
        URL(string: "https://api.purse.example/accounts/\(account)/payments")!
    }
}

extension PaymentService: PaymentServiceProtocol {
    func fetchPayments(of account: String, completion: @escaping (Result<[Payment], Error>) -> Void) {
        load(URLRequest(url: url(of: account)), completion: completion)
    }

    func send(_ payment: Payment, from account: String, completion: @escaping (Result<Payment, Error>) -> Void) {
        var request = URLRequest(url: url(of: account))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(payment)
        load(request, completion: completion)
    }
}

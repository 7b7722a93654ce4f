import UIKit

protocol ServerServiceProtocol: AnyObject {
    var urlRatesSource: String { get }
    func openUrl(with urlString: String)
    func getAllCurrencies(completion: @escaping ([String: String]?, Error?) -> Void)
    func getRatio(from input: String, to output: String, completion: @escaping (Double?, Error?) -> Void)
}

class ServerService: ServerServiceProtocol {

    var urlRatesSource: String {
        return "https://rates.example"
    }

    func openUrl(with urlString: String) {
        guard let url = URL(string: urlString) else { return }
        UIApplication.shared.open(url)
    }

    func getAllCurrencies(completion: @escaping ([String: String]?, Error?) -> Void) {
        load("currencies", completion: completion)
    }

    func getRatio(from input: String, to output: String, completion: @escaping (Double?, Error?) -> Void) {
        load("ratios/\(input)-\(output)") { (ratios: [String: Double]?, error) in
            completion(ratios?[output], error)
        }
    }

    private func load<Response: Decodable>(_ path: String, completion: @escaping (Response?, Error?) -> Void) {
        guard let url = URL(string: "\(urlRatesSource)/\(path)") else { return }
        let task = URLSession.shared.dataTask(with: url) { data, _, error in
            let response = data.flatMap { try? JSONDecoder().decode(Response.self, from: $0) }
            DispatchQueue.main.async { completion(response, error) }
        }
        task.resume()
    }
}

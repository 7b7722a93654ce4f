import Foundation

final class PasswordService {
    func accepts(_ email: String) -> Bool {
        email.contains("@")
    }

    func requestReset(forEmail email: String, completion: @escaping (Error?) -> Void) {
        guard let url = URL(string: "https://jogging.example.com/password") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(email.utf8)
        let task = URLSession.shared.dataTask(with: request) { _, _, error in
            DispatchQueue.main.async {
                completion(error)
            }
        }
        task.resume()
    }
}

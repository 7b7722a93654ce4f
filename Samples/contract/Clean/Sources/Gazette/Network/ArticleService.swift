import Foundation

class ArticleService {

    private let url = URL(string: "https://gazette.example")!

    func fetchArticles(completion: @escaping (Result<[Article], Error>) -> Void) {
        fetch("articles", completion: completion)
    }

    func fetchComments(on article: Article, completion: @escaping (Result<[Comment], Error>) -> Void) {
        fetch("articles/\(article.title)/comments", completion: completion)
    }

    private func fetch<Value: Decodable>(_ path: String, completion: @escaping (Result<[Value], Error>) -> Void) {
        URLSession.shared.dataTask(with: url.appendingPathComponent(path)) { data, _, error in
            let result = Result<[Value], Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode([Value].self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }
}

import Foundation

struct API {
    static let baseUrl = "https://api.matinee.example"
}

protocol Endpoint {
    var url: URL { get }
}

enum Endpoints {

    enum Movies: Endpoint {
        case fetch
        case rate(Int)

        var url: URL {
            switch self {
            case .fetch: return URL(string: API.baseUrl + "/movies")!
            case .rate(let id): return URL(string: API.baseUrl + "/movies/\(id)/rating")!
            }
        }
    }
}

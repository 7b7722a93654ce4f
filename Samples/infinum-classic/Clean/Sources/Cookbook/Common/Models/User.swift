struct User: Decodable {
    let id: String
    let email: String
    let token: String

    var authorizationHeader: String {
        return "Bearer \(token)"
    }
}

struct Article: Codable {
    let title: String
    let author: String
    let text: String
}

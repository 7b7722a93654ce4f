struct Comment: Codable {
    let author: String
    let text: String
}

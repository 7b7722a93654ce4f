struct Movie: Codable {
    let id: Int
    let title: String
    let plot: String
    var rating: Int?
}

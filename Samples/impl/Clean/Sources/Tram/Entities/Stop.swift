struct Stop: Codable {
    let id: Int
    let name: String
}

struct Contact: Codable, Equatable {
    let identifier: String
    let name: String
}

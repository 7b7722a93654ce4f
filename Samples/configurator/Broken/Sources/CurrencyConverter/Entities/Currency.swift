struct Currency: Codable {
    let shortName: String
    let fullName: String
    var ratio: Double
}

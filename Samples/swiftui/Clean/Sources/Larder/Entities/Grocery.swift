struct Grocery: Codable, Identifiable {
    let id: Int
    let name: String
    var amount: Int
}

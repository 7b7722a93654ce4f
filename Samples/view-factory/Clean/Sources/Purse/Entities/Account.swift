struct Account: Codable {
    let identifier: String
    let name: String
    var balance: Int
}

struct BankAccount: Decodable {
    let iban: String
    let name: String
    let balance: Double
    let currencyCode: String
}

extension BankAccount {

    var isOverdrawn: Bool {
        return balance < 0
    }
}

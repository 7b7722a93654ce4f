struct BankAccount: Decodable {
    let iban: String
    let name: String
    let balance: Double
    let currencyCode: String
}

extension BankAccount: BankAccountViewItemInterface {

    var title: String {
        return name
    }

    var isOverdrawn: Bool {
        return balance < 0
    }
}

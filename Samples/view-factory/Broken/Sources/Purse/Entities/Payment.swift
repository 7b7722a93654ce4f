import Foundation

struct Payment: Codable {
    let recipient: String
    let amount: Int
    let date: Date
}

import Foundation

struct StoredItem: Codable {
    let identifier: UUID
    var name: String
    var amount: Int
}

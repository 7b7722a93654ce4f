import Foundation

struct Item: Equatable {
    let identifier: UUID
    let name: String
    let amount: Int
}

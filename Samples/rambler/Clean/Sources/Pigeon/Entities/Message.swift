import Foundation

struct Message: Codable {
    let text: String
    let author: Contact
    let date: Date
}

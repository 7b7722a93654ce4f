import Foundation

struct Departure: Codable {
    let line: String
    let time: Date
}

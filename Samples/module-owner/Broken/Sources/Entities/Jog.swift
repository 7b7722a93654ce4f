import Foundation

struct Jog: Codable {
    let date: Date
    let kilometres: Double
    let minutes: Int
}

import Foundation

struct ConversionRecord: Codable {
    let date: Date
    let input: String
    let output: String
    let ratio: Double
}

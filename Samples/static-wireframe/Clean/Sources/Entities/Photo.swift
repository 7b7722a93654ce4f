import Foundation

struct Photo: Decodable, Equatable {
    let id: Int
    let title: String
    let url: URL
}

import Foundation

struct Book: Decodable {
  let id: UUID
  let title: String
  let author: String
}

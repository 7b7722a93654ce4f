import Foundation

enum Endpoint {
    static let photos = URL(string: "https://photobook.example.com/photos.json")
}

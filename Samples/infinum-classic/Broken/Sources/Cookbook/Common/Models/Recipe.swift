import UIKit // expect: entity-imports-uikit

struct Recipe: Decodable {
    let id: String
    let name: String
    let author: String
    let minutes: Int
    let isFavourite: Bool

    var icon: UIImage? {
        return UIImage(named: isFavourite ? "heart-full" : "heart")
    }
}

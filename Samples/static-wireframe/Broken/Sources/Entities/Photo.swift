import UIKit // expect: entity-imports-uikit

struct Photo: Decodable, Equatable {
    let id: Int
    let title: String
    let url: URL
    let width: Int

    var fitsScreen: Bool {
        CGFloat(width) <= UIScreen.main.bounds.width
    }
}

struct Recipe: Decodable {
    let id: String
    let name: String
    let author: String
    let minutes: Int
    let isFavourite: Bool
}

extension Recipe: HomeViewItemInterface {

    var title: String {
        return name
    }

    var subtitle: String {
        return "\(author), \(minutes) min"
    }
}

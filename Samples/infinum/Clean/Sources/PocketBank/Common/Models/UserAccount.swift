struct UserAccount: Codable {
    let id: String
    let name: String
    let email: String
}

extension UserAccount: HomeViewItemInterface {

    var title: String {
        return name
    }

    var subtitle: String {
        return email
    }
}

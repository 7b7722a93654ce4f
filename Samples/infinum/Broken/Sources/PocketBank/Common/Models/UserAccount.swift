struct UserAccount: Codable {
    let id: String
    let name: String
    let email: String

    func greet(in view: HomeViewInterface) { // expect: entity-references-component
        view.setGreeting("Welcome back, \(name)")
    }
}

extension UserAccount: HomeViewItemInterface {

    var title: String {
        return name
    }

    var subtitle: String {
        return email
    }
}

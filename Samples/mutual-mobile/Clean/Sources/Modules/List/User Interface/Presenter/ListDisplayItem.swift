struct ListDisplayItem: Equatable {
    let title: String
    let amount: String
}

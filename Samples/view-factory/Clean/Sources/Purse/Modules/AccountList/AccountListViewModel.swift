struct AccountListViewModel {
    let total: String
    let rows: [String]
}

struct HistoryRowViewModel {
    let title: String
    let date: String
}

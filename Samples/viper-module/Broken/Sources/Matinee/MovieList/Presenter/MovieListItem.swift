struct MovieListItem {
    let title: String
    let stars: Int
}

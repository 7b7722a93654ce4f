/// What one row shows; the view never sees the photo itself.
struct FavouriteItem {
    let title: String
    let source: String
}

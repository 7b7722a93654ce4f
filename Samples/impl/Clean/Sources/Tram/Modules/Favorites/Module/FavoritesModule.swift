/// What the opener of the favorites may ask of them.
protocol FavoritesModule: AnyObject {
    var onFinish: (() -> Void)? { get set }
    func reload()
}

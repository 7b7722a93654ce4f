protocol StopListRouter: AnyObject {
    func showDepartures(from stop: Stop)
    func showFavorites(configure: (FavoritesModule) -> Void)
    func focusOnCurrentModule()
}

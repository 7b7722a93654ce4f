final class StopListRouterIphone: BaseRouter, StopListRouter {
    func showDepartures(from stop: Stop) {
        push(assemblyFactory.departuresAssembly().module(stop: stop))
    }

    func showFavorites(configure: (FavoritesModule) -> Void) {
        push(assemblyFactory.favoritesAssembly().module(configure: configure))
    }
}

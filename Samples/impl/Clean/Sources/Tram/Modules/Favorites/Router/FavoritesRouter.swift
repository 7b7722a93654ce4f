protocol FavoritesRouter: AnyObject {
    func showDepartures(from stop: Stop)
}

final class FavoritesRouterImpl: BaseRouter, FavoritesRouter {
    func showDepartures(from stop: Stop) {
        push(assemblyFactory.departuresAssembly().module(stop: stop))
    }
}

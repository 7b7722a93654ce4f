import UIKit

final class StopListRouterIpad: BaseRouter, StopListRouter {
    func showDepartures(from stop: Stop) {
        let departures = assemblyFactory.departuresAssembly().module(stop: stop)
        viewController?.splitViewController?.showDetailViewController(departures, sender: nil)
    }

    func showFavorites(configure: (FavoritesModule) -> Void) {
        let favorites = assemblyFactory.favoritesAssembly().module(configure: configure)
        favorites.modalPresentationStyle = .formSheet
        viewController?.present(favorites, animated: true)
    }
}

import Foundation

/// Hides which manager fetches, so that an interactor need not be generic to be tested.
final class AnyNetworkManager<Session>: NetworkManagerProtocol {
    private let fetchData: (URL, @escaping (Result<Data, Error>) -> Void) -> Void

    init<Manager: NetworkManagerProtocol>(_ manager: Manager) where Manager.Session == Session {
        fetchData = { url, completion in
            manager.fetch(url, completion: completion)
        }
    }

    func fetch(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
        fetchData(url, completion)
    }
}

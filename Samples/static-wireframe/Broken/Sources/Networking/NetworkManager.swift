import Foundation

protocol NetworkManagerProtocol {
    associatedtype Session

    func fetch(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void)
}

final class NetworkManager<Session: NetworkSession>: NetworkManagerProtocol {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func fetch(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
        session.load(url, completion: completion)
    }
}

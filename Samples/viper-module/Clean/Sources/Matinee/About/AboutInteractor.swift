import Foundation

class AboutInteractor: AboutInteractorProtocol {

    weak var presenter: AboutPresenterProtocol?

    func findVersion() {
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        presenter?.didFindVersion(version ?? "?")
    }
}

import UIKit

class AboutInteractor: AboutInteractorProtocol {

    weak var presenter: AboutPresenterProtocol!
    let serverService: ServerServiceProtocol = ServerService()

    required init(presenter: AboutPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - AboutInteractorProtocol methods

    var urlRatesSource: String {
        return serverService.urlRatesSource
    }

    func openUrl(with urlString: String) {
        if let url = URL(string: urlString) {
            UIApplication.shared.open(url) // expect: interactor-uses-uikit-type
        }
    }
}

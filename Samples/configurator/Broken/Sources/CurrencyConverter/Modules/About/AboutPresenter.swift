import UIKit

class AboutPresenter: AboutPresenterProtocol {

    weak var view: AboutViewProtocol!
    lazy var interactor: AboutInteractorProtocol = AboutInteractor(presenter: self) // expect: component-created-outside-assembly
    var router: AboutRouterProtocol!

    required init(view: AboutViewProtocol) {
        self.view = view
    }

    // MARK: - AboutPresenterProtocol methods

    func configureView() {
        view.setUrlButtonTitle(with: interactor.urlRatesSource)
        let system = UIDevice.current.systemVersion // expect: presenter-uses-uikit-type
        view.setVersionText(with: "Version 1.0 on iOS \(system)")
    }

    func closeButtonClicked() {
        router.closeCurrentViewController()
    }

    func urlButtonClicked(with urlString: String?) {
        if let urlString = urlString {
            interactor.openUrl(with: urlString)
        }
    }
}

import UIKit // expect: presenter-imports-uikit

class AboutPresenter: AboutPresenterProtocol { // expect: missing-component

    weak private var view: AboutViewProtocol?
    let router: AboutWireframeProtocol

    init(interface: AboutViewProtocol, router: AboutWireframeProtocol) {
        self.view = interface
        self.router = router
    }

    func viewDidLoad() {
        view?.showVersion("Version 1.0")
    }
}

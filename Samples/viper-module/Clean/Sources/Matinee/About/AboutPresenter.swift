class AboutPresenter: AboutPresenterProtocol {

    weak private var view: AboutViewProtocol?
    var interactor: AboutInteractorProtocol?
    private let router: AboutWireframeProtocol

    init(interface: AboutViewProtocol, interactor: AboutInteractorProtocol?, router: AboutWireframeProtocol) {
        self.view = interface
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor?.findVersion()
    }

    func close() {
        router.close()
    }

    func didFindVersion(_ version: String) {
        view?.showVersion("Version \(version)")
    }
}

class HistoryConfigurator: HistoryConfiguratorProtocol {

    func configure(with viewController: HistoryViewController) {
        let presenter = HistoryPresenter(view: viewController)
        let interactor = HistoryInteractor()

        viewController.presenter = presenter
        presenter.interactor = interactor
        interactor.presenter = presenter
    }
}

class AboutConfigurator: AboutConfiguratorProtocol {

    func configure(with viewController: AboutViewController) {
        let presenter = AboutPresenter(view: viewController)
        let router = AboutRouter(viewController: viewController)

        viewController.presenter = presenter
        presenter.router = router
    }
}

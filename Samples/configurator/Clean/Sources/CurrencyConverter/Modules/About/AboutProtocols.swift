protocol AboutConfiguratorProtocol: AnyObject {
    func configure(with viewController: AboutViewController)
}

protocol AboutViewProtocol: AnyObject {
    func setUrlButtonTitle(with title: String)
}

protocol AboutPresenterProtocol: AnyObject {
    func configureView()
    func closeButtonClicked()
    func urlButtonClicked(with urlString: String?)
}

protocol AboutInteractorProtocol: AnyObject {
    var urlRatesSource: String { get }
    func openUrl(with urlString: String)
}

protocol AboutRouterProtocol: AnyObject {
    func closeCurrentViewController()
}

protocol HistoryConfiguratorProtocol: AnyObject {
    func configure(with viewController: HistoryViewController)
}

protocol HistoryViewProtocol: AnyObject {
    func show(rows: [HistoryRowViewModel])
    func setClearButtonEnabled(_ isEnabled: Bool)
}

protocol HistoryPresenterProtocol: AnyObject {
    func configureView()
    func clearButtonClicked()
    func closeButtonClicked()

    func recordsChanged()
}

protocol HistoryInteractorProtocol: AnyObject {
    var records: [ConversionRecord] { get }
    func removeAllRecords()
}

protocol HistoryRouterProtocol: AnyObject {
    func closeCurrentViewController()
}

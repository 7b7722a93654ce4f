protocol HistoryConfiguratorProtocol: AnyObject {
    func configure(with viewController: HistoryViewController)
}

protocol HistoryViewProtocol { // note: interface-not-class-bound
    func show(rows: [HistoryRowViewModel])
    func setClearButtonEnabled(_ isEnabled: Bool)
}

protocol HistoryPresenterProtocol: AnyObject {
    var interactor: HistoryInteractorProtocol! { get set }
    func configureView()
}

protocol HistoryInteractorProtocol: AnyObject {
    var records: [ConversionRecord] { get }
    func removeAllRecords()
}

class HistoryInteractor: HistoryInteractorProtocol {

    weak var presenter: HistoryPresenterProtocol!
    let currencyService: CurrencyServiceProtocol = CurrencyService()

    required init(presenter: HistoryPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - HistoryInteractorProtocol methods

    var records: [ConversionRecord] {
        return currencyService.records
    }

    func removeAllRecords() {
        currencyService.removeAllRecords()
        presenter.recordsChanged()
    }
}

class HistoryInteractor: HistoryInteractorProtocol {

    weak var presenter: HistoryPresenter! // expect: concrete-dependency
    let currencyService: CurrencyServiceProtocol = CurrencyService()

    // MARK: - HistoryInteractorProtocol methods

    var records: [ConversionRecord] {
        return currencyService.records
    }

    func removeAllRecords() {
        currencyService.removeAllRecords()
        presenter.recordsChanged()
    }
}

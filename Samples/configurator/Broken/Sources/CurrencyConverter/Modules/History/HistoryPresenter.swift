import Foundation

class HistoryPresenter: HistoryPresenterProtocol { // expect: missing-component

    var view: HistoryViewProtocol! // expect: retain-cycle
    var interactor: HistoryInteractorProtocol!

    private let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    required init(view: HistoryViewProtocol) {
        self.view = view
    }

    // MARK: - HistoryPresenterProtocol methods

    func configureView() {
        showRecords()
    }

    func recordsChanged() {
        showRecords()
    }

    // MARK: - Private methods

    private func showRecords() {
        let rows = interactor.records.map(row)
        view.show(rows: rows)
        view.setClearButtonEnabled(!rows.isEmpty)
    }

    private func row(for record: ConversionRecord) -> HistoryRowViewModel {
        return HistoryRowViewModel(
            title: "1 \(record.input) = \(record.ratio) \(record.output)",
            date: dateFormatter.string(from: record.date))
    }
}

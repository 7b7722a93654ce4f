import Foundation

final class MaintenancePresenter { // expect: missing-component

    // MARK: - Private properties -

    fileprivate weak var _view: MaintenanceViewInterface?

    // MARK: - Lifecycle -

    init(view: MaintenanceViewInterface) {
        _view = view
    }
}

// MARK: - Extensions -

extension MaintenancePresenter: MaintenancePresenterInterface {

    func viewDidLoad() {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        let end = formatter.string(from: Date(timeIntervalSinceNow: 3600))
        _view?.setMessage("The kitchen is closed until \(end).")
    }
}

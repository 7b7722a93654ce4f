import Foundation

class MainInteractor: MainInteractorProtocol {

    var presenter: MainPresenterProtocol! // expect: retain-cycle
    let serverService: ServerServiceProtocol = ServerService()
    let currencyService: CurrencyServiceProtocol = CurrencyService()

    required init(presenter: MainPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - MainInteractorProtocol methods

    var currencies: [Currency] {
        return currencyService.currencies
    }

    var inputValue: Double {
        get { currencyService.inputValue }
        set { currencyService.inputValue = newValue }
    }

    var outputValue: Double {
        return currencyService.outputValue
    }

    var ratio: Double {
        return currencyService.outputCurrency.ratio
    }

    var inputCurrencyShortName: String {
        return currencyService.inputCurrency.shortName
    }

    var outputCurrencyShortName: String {
        return currencyService.outputCurrency.shortName
    }

    var inputCurrencyIndex: Int {
        get { index(of: currencyService.inputCurrency) }
        set {
            currencyService.inputCurrency = currencyService.currencies[newValue]
            getOutputCurrencyRatio()
        }
    }

    var outputCurrencyIndex: Int {
        get { index(of: currencyService.outputCurrency) }
        set {
            currencyService.outputCurrency = currencyService.currencies[newValue]
            getOutputCurrencyRatio()
        }
    }

    func getAllCurrencies() {
        presenter.showHUD()
        serverService.getAllCurrencies { [weak self] names, error in
            guard let self = self else { return }
            guard let names = names else { return } // expect: interactor-swallows-failure
            if let error = error {
                self.presenter?.hideHUD()
                self.presenter?.showLoadCurrenciesButton()
                self.presenter?.showAlertView(with: self.text(for: error))
                return
            }
            self.currencyService.saveAllCurrencies(with: names)
            self.getOutputCurrencyRatio()
        }
    }

    // MARK: - Private methods

    private func getOutputCurrencyRatio() {
        serverService.getRatio(from: inputCurrencyShortName, to: outputCurrencyShortName) { [weak self] ratio, error in
            guard let self = self else { return }
            self.presenter?.hideHUD()
            guard let ratio = ratio else {
                self.presenter?.showAlertView(with: self.text(for: error))
                return
            }
            self.currencyService.saveOutputCurrencyRatio(ratio)
            self.presenter?.ratioUpdated()
        }
    }

    private func index(of currency: Currency) -> Int {
        return currencyService.currencies.firstIndex { $0.shortName == currency.shortName } ?? 0
    }

    private func text(for error: Error?) -> String {
        return error?.localizedDescription ?? "The rates are not available."
    }
}

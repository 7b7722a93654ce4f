protocol MainConfiguratorProtocol: AnyObject {
    func configure(with viewController: MainViewController)
}

protocol MainViewProtocol: AnyObject {
    func setInputValue(with value: String)
    func setOutputValue(with value: String)
    func setInputCurrencyShortName(with shortName: String)
    func setOutputCurrencyShortName(with shortName: String)
    func setRateText(with rateText: String)
    func setLoadCurrenciesButtonHidden(_ isHidden: Bool)
    func hideKeyboard()
    func showHUD()
    func hideHUD()
    func showAlertView(with text: String)
}

protocol MainPresenterProtocol: AnyObject {
    func configureView()
    func inputValueChanged(to newInputValue: String)
    func inputValueCleared()
    func inputCurrencyButtonClicked()
    func outputCurrencyButtonClicked()
    func loadCurrenciesButtonClicked()
    func historyButtonClicked()
    func infoButtonClicked()

    func showHUD()
    func hideHUD()
    func showLoadCurrenciesButton()
    func showAlertView(with text: String)
    func ratioUpdated()
}

protocol MainInteractorProtocol: AnyObject {
    var currencyNames: [String] { get }
    var inputValue: Double { get set }
    var outputValue: Double { get }
    var ratio: Double { get }
    var inputCurrencyShortName: String { get }
    var outputCurrencyShortName: String { get }
    var inputCurrencyIndex: Int { get set }
    var outputCurrencyIndex: Int { get set }
    func getAllCurrencies()
}

protocol MainRouterProtocol: AnyObject {
    func showAboutScene()
    func showHistoryScene()
}

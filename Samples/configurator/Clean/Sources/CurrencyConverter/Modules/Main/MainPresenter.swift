import Foundation

class MainPresenter: MainPresenterProtocol {

    weak var view: MainViewProtocol!
    var interactor: MainInteractorProtocol!
    var router: MainRouterProtocol!
    var currencyPickerView: CurrencyPickerViewProtocol!

    private var isSelectingInput = true

    required init(view: MainViewProtocol) {
        self.view = view
    }

    private var inputValue: String {
        let input = String(interactor.inputValue)
        return input.hasSuffix(".0") ? String(input.dropLast(2)) : input
    }

    private var outputValue: String {
        return formatted(interactor.outputValue, fractionDigits: 2)
    }

    private var rateText: String {
        let ratio = formatted(interactor.ratio, fractionDigits: 4)
        return "1 \(interactor.inputCurrencyShortName) = \(ratio) \(interactor.outputCurrencyShortName)"
    }

    // MARK: - MainPresenterProtocol methods

    func configureView() {
        view.setInputValue(with: inputValue)
        updateCurrencies()
        interactor.getAllCurrencies()
    }

    func inputValueChanged(to newInputValue: String) {
        interactor.inputValue = Double(newInputValue) ?? 0
        view.setOutputValue(with: outputValue)
    }

    func inputValueCleared() {
        view.setInputValue(with: "")
        inputValueChanged(to: "")
    }

    func inputCurrencyButtonClicked() {
        isSelectingInput = true
        showPicker(selectedIndex: interactor.inputCurrencyIndex)
    }

    func outputCurrencyButtonClicked() {
        isSelectingInput = false
        showPicker(selectedIndex: interactor.outputCurrencyIndex)
    }

    func loadCurrenciesButtonClicked() {
        view.setLoadCurrenciesButtonHidden(true)
        interactor.getAllCurrencies()
    }

    func historyButtonClicked() {
        router.showHistoryScene()
    }

    func infoButtonClicked() {
        router.showAboutScene()
    }

    func showHUD() {
        view?.showHUD()
    }

    func hideHUD() {
        view?.hideHUD()
    }

    func showLoadCurrenciesButton() {
        view?.setLoadCurrenciesButtonHidden(false)
    }

    func showAlertView(with text: String) {
        view?.showAlertView(with: text)
    }

    func ratioUpdated() {
        guard view != nil else { return }
        updateCurrencies()
    }

    // MARK: - Private methods

    private func updateCurrencies() {
        view.setInputCurrencyShortName(with: interactor.inputCurrencyShortName)
        view.setOutputCurrencyShortName(with: interactor.outputCurrencyShortName)
        view.setOutputValue(with: outputValue)
        view.setRateText(with: rateText)
    }

    private func showPicker(selectedIndex: Int) {
        view.hideKeyboard()
        currencyPickerView.show(names: interactor.currencyNames, selectedIndex: selectedIndex)
    }

    private func formatted(_ value: Double, fractionDigits: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = fractionDigits
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? ""
    }
}

extension MainPresenter: CurrencyPickerViewDelegate {

    func currencyPickerDidSelect(index: Int) {
        currencyPickerView.hide()
        if isSelectingInput {
            interactor.inputCurrencyIndex = index
        } else {
            interactor.outputCurrencyIndex = index
        }
    }

    func currencyPickerDidCancel() {
        currencyPickerView.hide()
    }
}

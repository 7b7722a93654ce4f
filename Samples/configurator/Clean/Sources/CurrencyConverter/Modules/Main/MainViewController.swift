import UIKit

class MainViewController: UIViewController, MainViewProtocol {

    @IBOutlet weak var inputTextField: UITextField!
    @IBOutlet weak var outputLabel: UILabel!
    @IBOutlet weak var inputCurrencyButton: UIButton!
    @IBOutlet weak var outputCurrencyButton: UIButton!
    @IBOutlet weak var loadCurrenciesButton: UIButton!
    @IBOutlet weak var rateLabel: UILabel!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet weak var currencyPickerView: CurrencyPickerView!

    var presenter: MainPresenterProtocol!
    let configurator: MainConfiguratorProtocol = MainConfigurator()

    let selfToAboutSegueName = "MainToAbout"
    let selfToHistorySegueName = "MainToHistory"

    override func viewDidLoad() {
        super.viewDidLoad()
        configurator.configure(with: self)
        inputTextField.delegate = self
        presenter.configureView()
    }

    // MARK: - Action methods

    @IBAction func inputCurrencyButtonClicked(_ sender: UIButton) {
        presenter.inputCurrencyButtonClicked()
    }

    @IBAction func outputCurrencyButtonClicked(_ sender: UIButton) {
        presenter.outputCurrencyButtonClicked()
    }

    @IBAction func loadCurrenciesButtonClicked(_ sender: UIButton) {
        presenter.loadCurrenciesButtonClicked()
    }

    @IBAction func historyButtonClicked(_ sender: UIBarButtonItem) {
        presenter.historyButtonClicked()
    }

    @IBAction func infoButtonClicked(_ sender: UIBarButtonItem) {
        presenter.infoButtonClicked()
    }

    // MARK: - MainViewProtocol methods

    func setInputValue(with value: String) {
        inputTextField.text = value
    }

    func setOutputValue(with value: String) {
        outputLabel.text = value
    }

    func setInputCurrencyShortName(with shortName: String) {
        inputCurrencyButton.setTitle(shortName, for: .normal)
    }

    func setOutputCurrencyShortName(with shortName: String) {
        outputCurrencyButton.setTitle(shortName, for: .normal)
    }

    func setRateText(with rateText: String) {
        rateLabel.text = rateText
    }

    func setLoadCurrenciesButtonHidden(_ isHidden: Bool) {
        loadCurrenciesButton.isHidden = isHidden
    }

    func hideKeyboard() {
        inputTextField.resignFirstResponder()
    }

    func showHUD() {
        activityIndicator.startAnimating()
    }

    func hideHUD() {
        activityIndicator.stopAnimating()
    }

    func showAlertView(with text: String) {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension MainViewController: UITextFieldDelegate {

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        if textField.canAppendToAmount(string) {
            textField.appendToAmount(string)
            presenter.inputValueChanged(to: textField.text ?? "")
        }
        return false
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        presenter.inputValueCleared()
        return false
    }
}

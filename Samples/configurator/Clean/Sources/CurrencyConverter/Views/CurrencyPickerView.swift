import UIKit

protocol CurrencyPickerViewProtocol: AnyObject {
    func show(names: [String], selectedIndex: Int)
    func hide()
}

protocol CurrencyPickerViewDelegate: AnyObject {
    func currencyPickerDidSelect(index: Int)
    func currencyPickerDidCancel()
}

class CurrencyPickerView: UIView, CurrencyPickerViewProtocol {

    weak var delegate: CurrencyPickerViewDelegate?

    @IBOutlet weak var pickerView: UIPickerView!

    private var names: [String] = []
    private var selectedIndex = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        pickerView.dataSource = self
        pickerView.delegate = self
        isHidden = true
    }

    @IBAction func applyButtonClicked(_ sender: UIBarButtonItem) {
        delegate?.currencyPickerDidSelect(index: selectedIndex)
    }

    @IBAction func cancelButtonClicked(_ sender: UIBarButtonItem) {
        delegate?.currencyPickerDidCancel()
    }

    // MARK: - CurrencyPickerViewProtocol methods

    func show(names: [String], selectedIndex: Int) {
        self.names = names
        self.selectedIndex = selectedIndex
        pickerView.reloadAllComponents()
        pickerView.selectRow(selectedIndex, inComponent: 0, animated: false)
        isHidden = false
    }

    func hide() {
        isHidden = true
    }
}

extension CurrencyPickerView: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return names.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return names[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selectedIndex = row
    }
}

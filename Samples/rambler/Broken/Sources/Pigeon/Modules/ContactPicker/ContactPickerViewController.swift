import UIKit

protocol ContactPickerViewOutput: AnyObject {
    func didLoad(view: ContactPickerViewInput)
    func didSelectContact(at index: Int)
    func didTapClose()
}

final class ContactPickerViewController: UIViewController {
    private let output: ContactPickerViewOutput
    private let pickerView = UIPickerView(frame: .zero)

    private var names: [String] = []

    init(output: ContactPickerViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pickerView.dataSource = self
        pickerView.delegate = self
        view.addSubview(pickerView)
        output.didLoad(view: self)
    }

    @IBAction private func closeTapped() {
        output.didTapClose()
    }
}

extension ContactPickerViewController: ContactPickerViewInput {
    func didReceive(names: [String]) {
        self.names = names
        pickerView.reloadAllComponents()
    }
}

extension ContactPickerViewController: ContactPickerViewOutput { // expect: view-conforms-to-presenter-protocol
    func didLoad(view: ContactPickerViewInput) {
        output.didLoad(view: view)
    }

    func didSelectContact(at index: Int) {
        output.didSelectContact(at: index)
    }

    func didTapClose() {
        output.didTapClose()
    }
}

extension ContactPickerViewController: UIPickerViewDataSource {
    func numberOfComponents(in _: UIPickerView) -> Int {
        1
    }

    func pickerView(_: UIPickerView, numberOfRowsInComponent _: Int) -> Int {
        names.count
    }
}

extension ContactPickerViewController: UIPickerViewDelegate {
    func pickerView(_: UIPickerView, titleForRow row: Int, forComponent _: Int) -> String? {
        names[row]
    }

    func pickerView(_: UIPickerView, didSelectRow row: Int, inComponent _: Int) {
        output.didSelectContact(at: row)
    }
}

import UIKit

protocol ArchiveViewOutput: AnyObject {
    func didLoad(view: ArchiveViewInput)
    func didTapClose()
}

final class ArchiveViewController: UIViewController {
    private let output: ArchiveViewOutput
    private let pickerView = UIPickerView(frame: .zero)

    private var names: [String] = []

    init(output: ArchiveViewOutput) {
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

extension ArchiveViewController: ArchiveViewInput {
    func didReceive(names: [String]) {
        self.names = names
        pickerView.reloadAllComponents()
    }
}

extension ArchiveViewController: UIPickerViewDataSource {
    func numberOfComponents(in _: UIPickerView) -> Int {
        1
    }

    func pickerView(_: UIPickerView, numberOfRowsInComponent _: Int) -> Int {
        names.count
    }
}

extension ArchiveViewController: UIPickerViewDelegate {
    func pickerView(_: UIPickerView, titleForRow row: Int, forComponent _: Int) -> String? {
        names[row]
    }
}

import UIKit

protocol ConversationViewOutput: AnyObject {
    func didLoad(view: ConversationViewInput)
    func didTapSend(text: String?)
    func didTapBack()
}

final class ConversationViewController: UIViewController {
    private let output: ConversationViewOutput

    @IBOutlet private var textField: UITextField!
    @IBOutlet private var stackView: UIStackView!

    init(output: ConversationViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        output.didLoad(view: self)
    }

    @IBAction private func sendTapped() {
        output.didTapSend(text: textField.text)
    }

    @IBAction private func backTapped() {
        output.didTapBack()
    }
}

extension ConversationViewController: ConversationViewInput {
    func didReceive(title: String) {
        self.title = title
    }

    func didReceive(messages: [Message]) { // note: view-references-entity
        for message in messages {
            let label = UILabel(frame: .zero)
            label.text = message.text
            stackView.addArrangedSubview(label)
        }
    }

    func clearInput() {
        textField.text = nil
    }
}

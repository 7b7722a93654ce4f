import UIKit

protocol ConversationsViewOutput: AnyObject {
    func didLoad(view: ConversationsViewInput)
    func didSelectRow(at index: Int)
    func didTapCompose()
}

final class ConversationsViewController: UIViewController {
    private let output: ConversationsViewOutput
    private let tableView = UITableView(frame: .zero)

    private var viewModels: [ConversationCellModel] = []

    init(output: ConversationsViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        output.didLoad(view: self)
    }

    @IBAction private func composeTapped() {
        output.didTapCompose()
    }
}

extension ConversationsViewController: ConversationsViewInput {
    func didReceive(viewModels: [ConversationCellModel]) {
        self.viewModels = viewModels
        tableView.reloadData()
    }
}

extension ConversationsViewController: UITableViewDataSource {
    func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int {
        viewModels.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Conversation", for: indexPath)
        cell.textLabel?.text = viewModels[indexPath.row].title
        cell.detailTextLabel?.text = viewModels[indexPath.row].preview
        return cell
    }
}

extension ConversationsViewController: UITableViewDelegate {
    func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelectRow(at: indexPath.row)
    }
}

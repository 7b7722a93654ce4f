import UIKit

final class JogsView: UIViewController {
    weak var presenter: JogsViewToPresenterInterface!

    private var viewObjects: [JogViewObject] = []
    private let table = UITableView()
    private let errorLabel = UILabel()
    private let kilometresField = UITextField()
    private let minutesField = UITextField()
    private lazy var recordButton = UIButton(primaryAction: UIAction(title: "Record") { [weak self] _ in
        self?.recordTapped()
    })
    private lazy var reloadButton = UIButton(primaryAction: UIAction(title: "Reload") { [weak self] _ in
        self?.reloadTapped()
    })
    private lazy var doneButton = UIButton(primaryAction: UIAction(title: "Done") { [weak self] _ in
        self?.presenter?.userTappedDone()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "jog")
        let rows = [table, kilometresField, minutesField, errorLabel, recordButton, reloadButton, doneButton]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    private func reloadTapped() {
        presenter?.interactor?.reload() // expect: view-references-interactor
    }

    private func recordTapped() {
        guard let kilometres = Double(kilometresField.text ?? ""), let minutes = Int(minutesField.text ?? "") else {
            return display(error: "Enter kilometres and minutes")
        }
        let jog = Jog(date: Date(), kilometres: kilometres, minutes: minutes) // expect: view-references-entity
        presenter.userRecorded(jog: jog)
    }
}

extension JogsView: JogsNavigationInterface {
    func scrollToTop() {
        guard !viewObjects.isEmpty else { return }
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
}

extension JogsView: JogsPresenterToViewInterface {
    func display(viewObjects: [JogViewObject]) {
        self.viewObjects = viewObjects
        errorLabel.text = nil
        table.reloadData()
    }

    func display(error description: String) {
        errorLabel.text = description
    }
}

extension JogsView: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewObjects.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "jog", for: indexPath)
        cell.textLabel?.text = viewObjects[indexPath.row].day
        cell.detailTextLabel?.text = viewObjects[indexPath.row].summary
        return cell
    }
}

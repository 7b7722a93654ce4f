import UIKit

class HistoryViewController: UIViewController, HistoryViewProtocol {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var clearButton: UIButton!

    var presenter: HistoryPresenterProtocol!
    let configurator: HistoryConfiguratorProtocol = HistoryConfigurator()

    private var rows: [HistoryRowViewModel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        configurator.configure(with: self)
        tableView.dataSource = self
        presenter.configureView()
    }

    // MARK: - Action methods

    @IBAction func clearButtonClicked(_ sender: UIButton) {
        presenter.interactor.removeAllRecords() // expect: view-references-interactor
    }

    // MARK: - HistoryViewProtocol methods

    func show(rows: [HistoryRowViewModel]) {
        self.rows = rows
        tableView.reloadData()
    }

    func setClearButtonEnabled(_ isEnabled: Bool) {
        clearButton.isEnabled = isEnabled
    }
}

extension HistoryViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "HistoryCell", for: indexPath)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.date
        return cell
    }
}

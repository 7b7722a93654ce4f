import UIKit

class ListViewController: UIViewController, ListViewInterface, UITableViewDataSource, UITableViewDelegate {
    var eventHandler: ListModuleInterface?

    private var displayData: ListDisplayData?

    @IBOutlet var tableView: UITableView!
    @IBOutlet var noContentView: UIView!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventHandler?.updateView()
    }

    @IBAction func didTapAddButton(_ sender: AnyObject) {
        eventHandler?.addNewItem()
    }

    // MARK: ListViewInterface

    func showNoContentMessage() {
        noContentView.isHidden = false
    }

    func showDisplayData(_ data: ListDisplayData) {
        displayData = data
        noContentView.isHidden = true
        tableView.reloadData()
    }

    // MARK: UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return displayData?.items.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        let item = displayData?.items[indexPath.row]
        cell.textLabel?.text = item?.title
        cell.detailTextLabel?.text = item?.amount
        return cell
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventHandler?.editItem(at: indexPath.row)
    }
}

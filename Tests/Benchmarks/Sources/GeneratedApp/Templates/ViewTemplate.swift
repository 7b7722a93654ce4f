/// The view controller, a table of items.
enum ViewTemplate {
  static func text(of module: ModulePlan) -> String {
    let name = module.name
    return """
      import UIKit

      final class \(name)ViewController: UIViewController {

          // MARK: - Public properties -

          \(module.planted(
            .concretePresenter, "var presenter: \(name)Presenter!", or: "var presenter: \(name)PresenterInterface!"))

          // MARK: - IBOutlets -

          @IBOutlet private weak var _tableView: UITableView!
          @IBOutlet private weak var _emptyLabel: UILabel!
          @IBOutlet private weak var _activityIndicator: UIActivityIndicatorView!

          // MARK: - Life cycle -

          override func viewDidLoad() {
              super.viewDidLoad()
              _tableView.dataSource = self
              _tableView.delegate = self
              _tableView.tableFooterView = UIView()
              presenter.viewDidLoad()
          }

          // MARK: - IBActions -

          @IBAction private func _closeActionHandler(_ sender: UIBarButtonItem) {
              presenter.didSelectCloseAction()
          }

          \(module.actions.map { handler(of: $0) }.joined(separator: "\n\n").indented(by: 4))
      }

      // MARK: - Extensions -

      extension \(name)ViewController: \(name)ViewInterface {

          func reloadData() {
              _emptyLabel.isHidden = true
              _tableView.reloadData()
          }

          func setLoading(_ isLoading: Bool) {
              isLoading ? _activityIndicator.startAnimating() : _activityIndicator.stopAnimating()
          }

          func showEmptyState(_ text: String) {
              _emptyLabel.text = text
              _emptyLabel.isHidden = false
          }
      }

      extension \(name)ViewController: UITableViewDataSource, UITableViewDelegate {

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              return presenter.items.count
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let item = presenter.items[indexPath.row]
              let cell = tableView.dequeueReusableCell(withIdentifier: "\(name)Cell", for: indexPath)
              cell.textLabel?.text = item.title
              cell.detailTextLabel?.text = item.details
              return cell
          }

          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              presenter.didSelectItem(at: indexPath)
          }
      }

      """
  }

  private static func handler(of action: String) -> String {
    """
    @IBAction private func _\(action)ActionHandler(_ sender: UIButton) {
        guard let indexPath = _tableView.indexPathForSelectedRow else { return }
        presenter.didSelect\(action.capitalizedFirst)Action(at: indexPath)
    }
    """
  }
}

import UIKit

protocol SearchDisplayLogic: AnyObject {
  func display(_ viewModel: Search.ViewModel)
}

final class SearchViewController: UITableViewController, SearchDisplayLogic {
  private var interactor: SearchBusinessLogic?
  private var router: SearchRoutingLogic?
  private var titles: [String] = []

  init() {
    super.init(style: .plain)
    let presenter = SearchPresenter()
    let router = SearchRouter()
    presenter.viewController = self
    router.viewController = self
    interactor = SearchInteractor(presenter: presenter, worker: SearchWorker())
    self.router = router
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.load(Search.Request())
  }

  func display(_ viewModel: Search.ViewModel) {
    titles = viewModel.titles
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.showNext()
  }
}

import UIKit

protocol ShelfDisplayLogic: AnyObject {
  func display(_ viewModel: Shelf.ViewModel)
}

final class ShelfViewController: UITableViewController, ShelfDisplayLogic {
  private var interactor: ShelfBusinessLogic?
  private var router: ShelfRoutingLogic?
  private var titles: [String] = []

  init() {
    super.init(style: .plain)
    let presenter = ShelfPresenter()
    let router = ShelfRouter()
    presenter.viewController = self
    router.viewController = self
    interactor = ShelfInteractor(presenter: presenter, worker: ShelfWorker())
    self.router = router
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.load(Shelf.Request())
  }

  func display(_ viewModel: Shelf.ViewModel) {
    titles = viewModel.titles
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.showNext()
  }
}

import UIKit

protocol ReviewDisplayLogic: AnyObject {
  func display(_ viewModel: Review.ViewModel)
}

final class ReviewViewController: UITableViewController, ReviewDisplayLogic {
  private var interactor: ReviewBusinessLogic?
  private var router: ReviewRoutingLogic?
  private var titles: [String] = []

  init() {
    super.init(style: .plain)
    let presenter = ReviewPresenter()
    let router = ReviewRouter()
    presenter.viewController = self
    router.viewController = self
    interactor = ReviewInteractor(presenter: presenter, worker: ReviewWorker())
    self.router = router
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.load(Review.Request())
  }

  func display(_ viewModel: Review.ViewModel) {
    titles = viewModel.titles
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.showNext()
  }
}

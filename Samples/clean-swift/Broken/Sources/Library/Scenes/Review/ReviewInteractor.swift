protocol ReviewBusinessLogic {
  func load(_ request: Review.Request)
}

final class ReviewInteractor: ReviewBusinessLogic {
  private let presenter: ReviewPresentationLogic
  private let worker: ReviewWorker

  init(presenter: ReviewPresentationLogic, worker: ReviewWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func load(_ request: Review.Request) {
    presenter.present(Review.Response(books: worker.books()))
  }
}

protocol SearchBusinessLogic {
  func load(_ request: Search.Request)
}

final class SearchInteractor: SearchBusinessLogic {
  private let presenter: SearchPresentationLogic
  private let worker: SearchWorker

  init(presenter: SearchPresentationLogic, worker: SearchWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func load(_ request: Search.Request) {
    presenter.present(Search.Response(books: worker.books()))
  }
}

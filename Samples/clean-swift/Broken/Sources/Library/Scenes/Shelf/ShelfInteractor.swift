protocol ShelfBusinessLogic {
  func load(_ request: Shelf.Request)
}

final class ShelfInteractor: ShelfBusinessLogic {
  private let presenter: ShelfPresentationLogic
  private let worker: ShelfWorker

  init(presenter: ShelfPresentationLogic, worker: ShelfWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func load(_ request: Shelf.Request) {
    presenter.present(Shelf.Response(books: worker.books()))
  }
}

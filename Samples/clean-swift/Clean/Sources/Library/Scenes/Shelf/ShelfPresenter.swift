protocol ShelfPresentationLogic {
  func present(_ response: Shelf.Response)
}

final class ShelfPresenter: ShelfPresentationLogic {
  weak var viewController: ShelfDisplayLogic?

  func present(_ response: Shelf.Response) {
    viewController?.display(Shelf.ViewModel(titles: response.books.map(\.title)))
  }
}

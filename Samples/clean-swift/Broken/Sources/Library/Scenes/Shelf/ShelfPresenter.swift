import UIKit

protocol ShelfPresentationLogic {
  func present(_ response: Shelf.Response)
}

final class ShelfPresenter: ShelfPresentationLogic {
  let accent = UIColor.red
  weak var viewController: ShelfDisplayLogic?

  func present(_ response: Shelf.Response) {
    viewController?.display(Shelf.ViewModel(titles: response.books.map(\.title)))
  }
}

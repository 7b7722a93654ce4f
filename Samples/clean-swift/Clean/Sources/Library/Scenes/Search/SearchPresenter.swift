protocol SearchPresentationLogic {
  func present(_ response: Search.Response)
}

final class SearchPresenter: SearchPresentationLogic {
  weak var viewController: SearchDisplayLogic?

  func present(_ response: Search.Response) {
    viewController?.display(Search.ViewModel(titles: response.books.map(\.title)))
  }
}

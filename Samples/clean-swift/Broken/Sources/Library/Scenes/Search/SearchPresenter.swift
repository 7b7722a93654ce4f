protocol SearchPresentationLogic {
  func present(_ response: Search.Response)
}

final class SearchPresenter: SearchPresentationLogic {
  var viewController: SearchDisplayLogic?  // expect: retain-cycle

  func present(_ response: Search.Response) {
    viewController?.display(Search.ViewModel(titles: response.books.map(\.title)))
  }
}

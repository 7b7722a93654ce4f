protocol ReviewPresentationLogic {
  func present(_ response: Review.Response)
}

final class ReviewPresenter: ReviewPresentationLogic {
  weak var viewController: ReviewDisplayLogic?

  func present(_ response: Review.Response) {
    viewController?.display(Review.ViewModel(titles: response.books.map(\.title)))
  }
}

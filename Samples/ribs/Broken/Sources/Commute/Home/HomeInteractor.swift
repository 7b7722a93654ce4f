import RIBs

protocol HomeRouting: ViewableRouting {
  func showNext()
}

protocol HomePresentable: AnyObject {
  func show(_ title: String)
}

protocol HomeListener: AnyObject {
  func homeDidFinish()
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
  weak var router: HomeRouting?
  weak var listener: HomeListener?
  private let screen: HomePresentable

  init(screen: HomePresentable) { self.screen = screen }

  override func didBecomeActive() {
    super.didBecomeActive()
    screen.show("Home")
  }

  func didTap() { router?.showNext() }

  func lineDidFinish() { listener?.homeDidFinish() }
}

import RIBs

protocol HomePresentableListener: AnyObject {
  func didTap()
}

final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  weak var listener: HomePresentableListener?

  func show(_ title: String) { viewController.title = title }
}
